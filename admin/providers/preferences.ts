import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { JsonValue } from '#schemas/runtime/model.ts'
import { getJson, sendJson } from './http.ts'

/** What this person arranged, by key ('lista.captacao.candidato'), as the server keeps it: in the current company, on any computer. */
export type Preferences = Readonly<Record<string, JsonValue>>

/** A list of names inside a preference, whatever it was written by: what is none of them is left out. */
export const textsIn = (value: JsonValue | undefined): string[] | undefined =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : undefined

interface Stored {
  chave: string
  valor: JsonValue
}

const queryKey = ['preferencias']
const url = '/api/userinfo/preferencias'
const nothing: Preferences = {}

async function load(): Promise<Preferences> {
  const all = await getJson<Stored[]>(url, { quiet: true })
  return Object.fromEntries(all.map(({ chave, valor }) => [chave, valor]))
}

/** All preferences, read once and again in the background when they are half a minute old. Without an answer there are none. */
export function usePreferences(): { ready: boolean; preferences: Preferences } {
  const { data, isPending } = useQuery({ queryKey, queryFn: load, staleTime: 30_000 })
  return { ready: !isPending, preferences: data ?? nothing }
}

/** Writes of one key go out one after the other: the last word is the last one said. */
const queues = new Map<string, Promise<unknown>>()

function inTurn<T>(key: string, send: () => Promise<T>): Promise<T> {
  const turn = (queues.get(key) ?? Promise.resolve()).catch(() => undefined).then(send)
  queues.set(key, turn)
  return turn
}

const shown = (client: QueryClient): Preferences => client.getQueryData<Preferences>(queryKey) ?? nothing

/**
 * Keeps a preference, or takes it away with undefined. Seen at once; when the server refuses, what it has is shown again and the refusal is
 * passed on.
 */
export function useSetPreference(): (key: string, value: JsonValue | undefined) => Promise<void> {
  const client = useQueryClient()
  return useCallback(
    async (key, value) => {
      await client.cancelQueries({ queryKey })
      const { [key]: _before, ...others } = shown(client)
      client.setQueryData<Preferences>(queryKey, value === undefined ? others : { ...others, [key]: value })
      const at = `${url}/${encodeURIComponent(key)}`
      try {
        await inTurn(key, () =>
          value === undefined
            ? sendJson('DELETE', at, undefined, { quiet: true })
            : sendJson('PUT', at, { valor: value }, { quiet: true }),
        )
      } catch (error) {
        void client.invalidateQueries({ queryKey })
        throw error
      }
    },
    [client],
  )
}
