import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Candidato, Empresa } from '#schemas/runtime/answers/portal.ts'
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

/** What the log-in answers, as far as it matters here. */
interface Entered {
  candidato: { id: number; nomeExibicao: string; cpf: string }
  empresa: { id: number; nome?: string }
}

export interface Portal extends Start {
  /** the answer is not there yet */
  loading: boolean
  /** the company of the address, when it is one; every link carries it on */
  empresaId?: number
  /** the address names a company that does not exist */
  empresaInvalida: boolean
  /** another number when somebody came or went: what was loaded before is somebody else's */
  visita: number
  /** who was there left by himself, the portal of this company: whoever comes next is not led to where he was */
  saiu?: { empresaId?: number }
  login(form: Credentials, solicitacaoId?: string): Promise<void>
  /** @param empresaId whose vacancies are shown then */
  logout(empresaId?: number): Promise<void>
  /** what was refused until the terms were accepted is asked for again */
  aceitou(): void
  /** the server says that the session is over */
  expired(): void
}

export interface Credentials extends Record<string, string> {
  cpf: string
  senha: string
  empresaId: string
}

/** Log-out does not keep anybody waiting longer than this, in ms (spec 1 §9). */
const logoutWait = 2000

interface Visit {
  /** who came since the last answer; null: whoever was there has gone */
  since?: Candidato | null
  visita: number
  saiu?: { empresaId?: number }
}

const next =
  (since: Candidato | null, saiu?: { empresaId?: number }) =>
  ({ visita }: Visit): Visit => ({ since, visita: visita + 1, saiu })

const Context = createContext<Portal | undefined>(undefined)

/** Whose portal it is and who is there: asked once, and again when the company of the address or the session changes. */
export function PortalProvider({ children }: { children: ReactNode }) {
  const [search] = useSearchParams()
  const asked = search.get('empresaId') ?? ''
  const valid = isId(asked)
  const load = useCallback(
    (signal: AbortSignal) => getJson<Start>('portal', { empresaId: valid ? asked : undefined }, signal),
    [asked, valid],
  )
  const { data, loading, retry } = useLoad(load, usePrefetched<Start>(...asks.portal(search)))
  // the server's page knows the company, but who is there only when nobody is
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
