// What vite.config.ts makes of the two files here.
declare module 'words:keys' {
  const keys: string
  export default keys
}
declare module 'words:en' {
  const values: string[]
  export default values
}
declare module 'words:fr' {
  const values: string[]
  export default values
}
