import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Candidato, Empresa } from '#schemas/runtime/answers/recruitment/portal.ts'
import { getJson, postForm } from './api.ts'
import { asks } from './asked.ts'
import { esqueceRascunhos } from './cadastro/rascunho.ts'
import { paintPage } from './colors.ts'
import { isId } from './links.ts'
import { usePrefetched } from './prefetched.ts'
import { useLoad } from './useLoad.ts'

interface Start {
  empresa?: Empresa
  candidato?: Candidato
}

/** The parts of the log-in's answer used here. */
interface Entered {
  candidato: { id: number; nomeExibicao: string; cpf: string }
  empresa: { id: number; nome?: string }
}

export interface Portal extends Start {
  /** the first answer is pending */
  loading: boolean
  /** id of the address, if valid; every link carries it on */
  empresaId?: number
  /** the address names a company that does not exist */
  empresaInvalida: boolean
  /** changes with each log-in and log-out: data loaded before belongs to another person */
  visita: number
  /** set after a deliberate log-out, with the company: the next log-in does not return to the former page */
  saiu?: { empresaId?: number }
  login(form: Credentials, solicitacaoId?: string): Promise<void>
  /** @param empresaId company whose vacancies are shown afterwards */
  logout(empresaId?: number): Promise<void>
  /** repeats the calls refused until the terms were accepted */
  aceitou(): void
  /** the session has expired (401) */
  expired(): void
}

export interface Credentials extends Record<string, string> {
  cpf: string
  senha: string
  empresaId: string
}

/** Timeout of the log-out in ms (spec 1 §9). */
const logoutWait = 2000

interface Visit {
  /** who logged in since the last answer; null: logged out */
  since?: Candidato | null
  visita: number
  saiu?: { empresaId?: number }
}

const next =
  (since: Candidato | null, saiu?: { empresaId?: number }) =>
  ({ visita }: Visit): Visit => ({ since, visita: visita + 1, saiu })

const Context = createContext<Portal | undefined>(undefined)

/** Company and session of the portal: loaded once, and again when the company of the address or the session changes. */
export function PortalProvider({ children }: { children: ReactNode }) {
  const [search] = useSearchParams()
  const asked = search.get('empresaId') ?? ''
  const valid = isId(asked)
  const load = useCallback(
    (signal: AbortSignal) => getJson<Start>('portal', { empresaId: valid ? asked : undefined }, signal),
    [asked, valid],
  )
  const { data, loading, retry } = useLoad(load, usePrefetched<Start>(...asks.portal(search)))
  // the server-rendered page knows the company, but not the session
  const guessed = useRef(loading && data !== undefined)
  useEffect(() => {
    if (!loading) guessed.current = false
  }, [loading])
  const [{ since, visita, saiu }, setVisit] = useState<Visit>({ visita: 0 })
  useEffect(() => paintPage(data?.empresa), [data?.empresa])

  const value = useMemo<Portal>(() => {
    const known = data !== undefined && !loading
    return {
      empresa: data?.empresa,
      candidato: since === undefined ? data?.candidato : (since ?? undefined),
      loading: loading && (data === undefined || guessed.current),
      visita,
      saiu,
      empresaId: valid ? Number(asked) : undefined,
      empresaInvalida: asked !== '' && (!valid || (known && data.empresa?.id !== Number(asked))),
      async login(form, solicitacaoId) {
        const entered = await postForm<Entered>('login', { solicitacaoId }, form)
        if (!entered) return
        const { candidato, empresa } = entered
        setVisit(next({ id: candidato.id, nome: candidato.nomeExibicao, cpf: candidato.cpf, empresa }))
        retry()
      },
      async logout(empresaId) {
        const wait = new Promise((done) => setTimeout(done, logoutWait))
        await Promise.race([postForm('userinfo/logout').catch(() => undefined), wait])
        esqueceRascunhos()
        setVisit(next(null, { empresaId }))
        retry()
      },
      aceitou: () => setVisit(({ visita, ...rest }) => ({ ...rest, visita: visita + 1 })),
      expired: () => setVisit(next(null)),
    }
  }, [data, loading, retry, since, visita, saiu, asked, valid])
  return <Context value={value}>{children}</Context>
}

/** @throws Error outside of PortalProvider */
export function usePortal(): Portal {
  const portal = useContext(Context)
  if (!portal) throw new Error('usePortal outside of PortalProvider')
  return portal
}
