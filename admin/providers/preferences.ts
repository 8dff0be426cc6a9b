import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { JsonValue } from '#schemas/runtime/model.ts'
import { getJson, sendJson } from './http.ts'

/** The user's preferences by key ('lista.captacao.candidato'), stored on the server per company. */
export type Preferences = Readonly<Record<string, JsonValue>>

/** Returns the strings of a list inside a preference; other values are dropped. */
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

/** Query of all preferences, refetched in the background once older than 30 s. A failed call yields none. */
export function usePreferences(): { ready: boolean; preferences: Preferences } {
  const { data, isPending } = useQuery({ queryKey, queryFn: load, staleTime: 30_000 })
  return { ready: !isPending, preferences: data ?? nothing }
}

/** Queue per key, so that writes arrive in order and the last one wins. */
const queues = new Map<string, Promise<unknown>>()

function inTurn<T>(key: string, send: () => Promise<T>): Promise<T> {
  const turn = (queues.get(key) ?? Promise.resolve()).catch(() => undefined).then(send)
  queues.set(key, turn)
  return turn
}

const shown = (client: QueryClient): Preferences => client.getQueryData<Preferences>(queryKey) ?? nothing

/** Stores a preference, undefined deletes it. Optimistic: on a refusal the server's value is restored and the error rethrown. */
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
