// How a name joins a French sentence: « d’Atlanta », « du Havre ». The server does the same for its sentences (rotonde.i18n.french).

const ELISION = /(^|[^\p{L}])([Dd]|[Qq]u|[Jj]usqu)e (?=[AEIOUÀÂÄÉÈÊËÎÏÔÖÙÛÜŒÆ])/gu
const CONTRACTION = /(^|[^\p{L}])([Dd]e|[Àà]) (Les?) (?=\p{L})/gu
const CONTRACTED: Record<string, string> = { 'de Le': 'du', 'de Les': 'des', 'à Le': 'au', 'à Les': 'aux' }

/** A sentence with its names joined to it. */
export function joined(text: string): string {
  return text.replace(ELISION, '$1$2’').replace(CONTRACTION, (_, before: string, word: string, article: string) => {
    const short = CONTRACTED[`${word.toLowerCase()} ${article}`]!
    return `${before}${word[0] === word[0]!.toUpperCase() ? short[0]!.toUpperCase() + short.slice(1) : short} `
  })
}
