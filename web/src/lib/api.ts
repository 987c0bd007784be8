// Asking the server. Every refusal has a code and a sentence in both languages.
import type {
  ActAnswer, AnalysisAnswer, BoardAnswer, BundlesAnswer, CreateTable, DeskAnswer, ErrorAnswer, ForkBody, GamesAnswer, ItemsAnswer, MeAnswer, NoteAnswer, PreviewAnswer, PreviewsAnswer,
  ResultAnswer, RulesAnswer, TableAnswer, TablesAnswer, TakenAnswer, Text, Trouble, UndoAnswer, WhyAnswer, WhyBody,
} from './shapes'

/** A refusal of the server, or its silence (`unreachable`). */
export class Refused extends Error {
  readonly trouble: Trouble
  constructor(trouble: Trouble) {
    super(trouble.code)
    this.trouble = trouble
  }
}

const SILENCE: Text = { en: 'The server does not answer.', fr: 'Le serveur ne répond pas.' }

async function ask<Answer>(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<Answer> {
  const request: RequestInit = { method, headers: body === undefined ? {} : { 'Content-Type': 'application/json' } }
  if (body !== undefined) request.body = JSON.stringify(body)
  if (signal) request.signal = signal
  const answer = await fetch(`/api${path}`, request).catch((problem: unknown) => {
    if (signal?.aborted) throw problem
    throw new Refused({ code: 'unreachable', text: SILENCE, details: {} })
  })
  const told: unknown = answer.status === 204 ? null : await answer.json().catch((problem: unknown) => {
    if (signal?.aborted) throw problem // given up while the answer was coming in: not an empty answer
    return null
  })
  if (answer.ok && (told !== null || answer.status === 204)) return told as Answer
  throw new Refused((told as ErrorAnswer | null)?.error ?? { code: 'unreachable', text: SILENCE, details: {} })
}

const get = <Answer>(path: string, signal?: AbortSignal): Promise<Answer> => ask('GET', path, undefined, signal)
const post = <Answer>(path: string, body: unknown = {}, signal?: AbortSignal): Promise<Answer> => ask('POST', path, body, signal)

const once = new Map<string, Promise<unknown>>()
/** What never changes is asked for once. */
function cached<Answer>(path: string): Promise<Answer> {
  const found = once.get(path) ?? get<Answer>(path)
  once.set(path, found)
  found.catch(() => once.delete(path))
  return found as Promise<Answer>
}

export const api = {
  games: () => cached<GamesAnswer>('/games'),
  rules: (game: string) => cached<RulesAnswer>(`/games/${game}/rules`),
  board: (key: string) => cached<BoardAnswer>(`/boards/${key}`),

  me: () => get<MeAnswer>('/me'),
  name: (name: string) => post<MeAnswer>('/me', { name }),
  register: (name: string, password: string) => post<MeAnswer>('/accounts', { name, password }),
  logIn: (name: string, password: string) => post<MeAnswer>('/sessions', { name, password }),
  logOut: () => ask<null>('DELETE', '/sessions'),
  myTables: () => get<TablesAnswer>('/me/tables'),

  lobby: () => get<TablesAnswer>('/lobby'),
  create: (table: CreateTable) => post<TableAnswer>('/tables', table),
  bring: (record: string) => post<TableAnswer>('/records', { record }),
  table: (id: string) => get<TableAnswer>(`/tables/${id}`),
  join: (id: string, seat?: number) => post<TableAnswer>(`/tables/${id}/join`, seat === undefined ? {} : { seat }),
  take: (link: string) => post<TakenAnswer>(`/seats/${link}`, {}),
  leave: (id: string, seat: number) => post<TableAnswer>(`/tables/${id}/leave`, { seat }),
  start: (id: string) => post<TableAnswer>(`/tables/${id}/start`),
  rematch: (id: string) => post<TableAnswer>(`/tables/${id}/rematch`),
  fork: (id: string, body: ForkBody) => post<TableAnswer>(`/tables/${id}/fork`, body),

  act: (id: string, seat: number, action: string, asked_at: number, key: string) => post<ActAnswer>(`/tables/${id}/act`, { seat, action, asked_at, key }),
  preview: (id: string, seat: number, action: string, signal?: AbortSignal) => post<PreviewAnswer>(`/tables/${id}/preview`, { seat, action }, signal),
  previews: (id: string, seat: number, actions: string[]) => post<PreviewsAnswer>(`/tables/${id}/previews`, { seat, actions }),
  why: (id: string, body: WhyBody, signal?: AbortSignal) => post<WhyAnswer>(`/tables/${id}/why`, body, signal),
  bundles: (id: string, seat: number) => get<BundlesAnswer>(`/tables/${id}/bundles?seat=${seat}`),
  undo: (id: string, seat: number, to?: number) => post<UndoAnswer>(`/tables/${id}/undo`, to === undefined ? { seat } : { seat, to }),
  restart: (id: string, seat: number) => post<UndoAnswer>(`/tables/${id}/restart`, { seat }),
  answerUndo: (id: string, seat: number, accept: boolean) => post<unknown>(`/tables/${id}/undo/answer`, { seat, accept }),
  back: (id: string, seat: number) => post<unknown>(`/tables/${id}/back`, { seat }),
  chat: (id: string, text: string) => post<unknown>(`/tables/${id}/chat`, { text }),
  notes: (id: string, seat: number) => get<NoteAnswer>(`/tables/${id}/notes?seat=${seat}`),
  keepNotes: (id: string, seat: number, text: string) => ask<unknown>('PUT', `/tables/${id}/notes`, { seat, text }),

  at: (id: string, number: number, seat: number | null) => get<DeskAnswer>(`/tables/${id}/at/${number}${seat === null ? '' : `?seat=${seat}`}`),
  items: (id: string, after: number, seat: number | null) => get<ItemsAnswer>(`/tables/${id}/items?after=${after}${seat === null ? '' : `&seat=${seat}`}`),
  result: (id: string) => get<ResultAnswer>(`/tables/${id}/result`),
  analysis: (id: string) => get<AnalysisAnswer>(`/tables/${id}/analysis`),
}

/** A key that makes sending an action twice harmless. */
export const freshKey = (): string => Array.from(crypto.getRandomValues(new Uint8Array(12)), (b) => b.toString(16).padStart(2, '0')).join('')
