import type { AuthenticationResponseJSON } from '@simplewebauthn/browser'
import type { RecordData } from '#schemas/runtime/model.ts'
import { forgetHidden } from './address/private-address.ts'
import { ApiError, asApiError, statusMessage } from './api-error.ts'
import { awaitConfirmation } from './confirmation.ts'
import { clearDivergence, divergence, tellDivergence } from './divergence.ts'
import { awaitFactor, awaitLogin, awaitPassword, expiry, giveUp, lastsUntil, resumeCalls } from './expiry.ts'
import { connectSession, getJson, type Identity, sendJson } from './http.ts'
import { createStore, useStored } from './store.ts'
import { onTabs, type TabMessage, tellTabs } from './tabs.ts'
import { connectionTexts } from './texts.ts'
import { unsaved } from './unsaved.ts'
import type { SchemaSummary, UserInfo } from './userinfo.ts'

export type SessionState =
  | { status: 'loading' }
  /** `failure`: why nobody could be asked who is there (spec 1 §4: unauthenticated, with the system parameters) */
  | { status: 'anonymous'; parametros: RecordData; failure?: ApiError }
  /** logged in with a password that somebody else chose */
  | { status: 'password'; info: UserInfo }
  /** logged in without the second factor that is demanded */
  | { status: 'factor'; info: UserInfo }
  | { status: 'authenticated'; info: UserInfo; schemas: SchemaSummary[] }

export interface Credentials {
  usuario: string
  senha: string
}

export const session = createStore<SessionState>({ status: 'loading' })
/** True from a log-in on the log-in page until the person has seen which company they are in. */
export const justEntered = createStore(false)

/** Set while somebody is logged in on this machine: without it the log-in page need not ask the server who is there. */
const loggedInKey = 'prumo.sessao'

/** While this tab changes the company, answers of either are on their way. */
let switching = false

const current = () => {
  const state = session.get()
  return state.status === 'authenticated' ? state : undefined
}

function identity(): Identity | undefined {
  const info = current()?.info
  return info && { usuarioId: info.usuario.id, empresaId: info.empresa.id }
}

function strange(code: string, message: string): ApiError {
  return new ApiError(message, 409, { message, errors: [{ code, message }] })
}

/** Whose answer is it? Nothing of another person or company is shown in this tab. */
function answered(asked: Identity, headers: Headers): ApiError | undefined {
  const usuarioId = Number(headers.get('X-Usuario-Id'))
  const empresaId = Number(headers.get('X-Empresa-Id'))
  if (!usuarioId || !empresaId) return undefined
  lastsUntil(headers.get('X-Sessao-Expira'))
  const now = identity()
  const moved = now?.usuarioId !== asked.usuarioId || now.empresaId !== asked.empresaId
  if (switching || moved) return undefined
  if (usuarioId !== asked.usuarioId) {
    void nameTheOther()
    return strange('USUARIO_ALTERADO', connectionTexts.connectedUnknown)
  }
  if (empresaId !== asked.empresaId) {
    tellDivergence({ of: 'empresa', empresa: current()?.info.empresas.find(({ id }) => id === empresaId) }, false)
    return strange('EMPRESA_ALTERADA', connectionTexts.empresaText)
  }
  if (divergence.get()) clearDivergence()
  return undefined
}

/** The headers of an answer give a number; the dialog says a name. */
async function nameTheOther(): Promise<void> {
  tellDivergence({ of: 'usuario' }, false)
  try {
    const { usuario } = await getJson<UserInfo>('/api/userinfo', { anonymous: true, quiet: true })
    if (divergence.get()) tellDivergence({ of: 'usuario', usuario }, false)
  } catch {
    // the dialog then speaks of another user without a name
  }
}

function refused({ code, body }: ApiError): void {
  if (body.empresa === undefined && body.usuario === undefined) return
  if (code === 'EMPRESA_ALTERADA')
    tellDivergence({ of: 'empresa', empresa: body.empresa as { id: number; nome: string } }, true)
  if (code === 'USUARIO_ALTERADO')
    tellDivergence({ of: 'usuario', usuario: body.usuario as { id: number; nome: string } }, true)
}

function renew(background: boolean): Promise<void> {
  if (!current()) return Promise.reject(new ApiError(statusMessage(401), 401))
  return awaitLogin(background)
}

/** An administrator wants another password while this screen is in use. */
function renewPassword(background: boolean): Promise<void> {
  if (!current()) return Promise.reject(new ApiError(statusMessage(403), 403))
  return awaitPassword(background)
}

/** A second factor is demanded while this screen is in use. */
function renewFactor(background: boolean): Promise<void> {
  if (!current()) return Promise.reject(new ApiError(statusMessage(403), 403))
  return awaitFactor(background)
}

const confirm = awaitConfirmation

connectSession({
  identity,
  renew,
  renewPassword,
  renewFactor,
  confirm,
  answered,
  refused,
  changed: () => void refreshSession(),
})

onTabs((message: TabMessage) => {
  const mine = identity()
  if (message.tipo === 'saiu') {
    if (['password', 'factor'].includes(session.get().status)) leave()
    return mine && leftElsewhere()
  }
  if (!mine) {
    if (session.get().status !== 'loading') void loadSession()
    return
  }
  const { usuario, empresa } = message
  if (usuario.id !== mine.usuarioId) return tellDivergence({ of: 'usuario', usuario }, false)
  if (empresa.id !== mine.empresaId) tellDivergence({ of: 'empresa', empresa }, false)
  else clearDivergence()
  if (expiry.get().step !== 'none') resumeCalls()
})

/** Another tab logged out. What was typed here stays until its owner says otherwise. */
function leftElsewhere(): void {
  const busy = unsaved.get() || document.querySelector('[role=dialog], [role=alertdialog]') !== null
  if (!busy) leave()
  else if (expiry.get().step === 'none') expiry.set({ step: 'ask' })
}

async function enter(info: UserInfo, before?: () => void): Promise<void> {
  if (info.trocarSenha) return session.set({ status: 'password', info })
  if (info.exigeSegundoFator) return session.set({ status: 'factor', info })
  const schemas = await getJson<SchemaSummary[]>('/api/schemas', { anonymous: true, quiet: true })
  before?.()
  dropListStore()
  localStorage.setItem(loggedInKey, '1')
  lastsUntil(info.horaExpiracao)
  session.set({ status: 'authenticated', info, schemas })
  clearDivergence()
  announce(info)
}

/** Earlier versions kept the filters of lists in the browser. */
function dropListStore(): void {
  for (const name of Object.keys(localStorage)) if (name.startsWith('RaStore')) localStorage.removeItem(name)
}

function announce({ usuario, empresa }: UserInfo): void {
  tellTabs({
    tipo: 'entrou',
    usuario: { id: usuario.id, nome: usuario.nome },
    empresa: { id: empresa.id, nome: empresa.nome },
  })
}

/** Reads who is logged in; without anybody the system parameters are still there (spec 1 §4). */
export async function loadSession(): Promise<void> {
  const state = session.get()
  const again = state.status === 'anonymous' && state.failure !== undefined
  const nobody = window.location.pathname === '/login' && localStorage.getItem(loggedInKey) === null
  if (nobody && !again) return leave()
  try {
    await enter(await getJson<UserInfo>('/api/userinfo', { anonymous: true, quiet: true }))
  } catch (thrown) {
    const error = asApiError(thrown)
    leave(error.body.parametrosDoSistema as RecordData | undefined, error.status === 401 ? undefined : error)
  }
}

/** Reads the session anew behind the page: after a write that its menu, colours, rights or the own name come from. */
export async function refreshSession(): Promise<void> {
  const before = current()?.info
  try {
    const info = await getJson<UserInfo>('/api/userinfo', { anonymous: true, quiet: true })
    const schemas = await getJson<SchemaSummary[]>('/api/schemas', { anonymous: true, quiet: true })
    const now = current()?.info
    const same = now === before && info.usuario.id === now?.usuario.id && info.empresa.id === now.empresa.id
    if (same) session.set({ status: 'authenticated', info, schemas })
  } catch {
    // What was written stands; the next page load shows it.
  }
}

/** Nobody is logged in (any more). What the log-in page shows of the system is asked for unless it is known. */
function leave(known?: RecordData, failure?: ApiError): void {
  if (!failure) localStorage.removeItem(loggedInKey)
  forgetHidden()
  const parametros = known ?? current()?.info.parametrosDoSistema
  session.set({ status: 'anonymous', parametros: parametros ?? {}, failure })
  // a session's parameters do not name the providers of the log-in page
  if (!parametros?.loginUnico) void loadParameters()
}

async function loadParameters(): Promise<void> {
  try {
    const answer = await getJson<{ parametrosDoSistema: RecordData }>('/api/login', { anonymous: true, quiet: true })
    const state = session.get()
    if (state.status === 'anonymous') session.set({ ...state, parametros: answer.parametrosDoSistema })
  } catch {
    // the page then says less about the system; logging in tells what is wrong
  }
}

/** Throws the ApiError of a refused log-in, whose message is the server's. */
export async function login(credentials: Credentials): Promise<void> {
  await enter(await sendJson<UserInfo>('POST', '/api/login', credentials, { anonymous: true }))
  justEntered.set(true)
}

/** The code or the passkey's proof that completes a log-in; `desafio` is what the password was answered with. */
export interface SecondStep {
  desafio: string
  codigo?: string
  credencial?: AuthenticationResponseJSON
  /** not to be asked again in this browser */
  lembrar: boolean
}

const completed = (step: SecondStep): Promise<UserInfo> =>
  sendJson<UserInfo>('POST', '/api/login/fator', step, { anonymous: true })

/** Completes `login`. */
export async function completeLogin(step: SecondStep): Promise<void> {
  await enter(await completed(step))
  justEntered.set(true)
}

/** Logs in by what a passkey alone proved; `desafio` is what it was asked with. */
export async function completePasskeyLogin(body: {
  desafio: string
  credencial: AuthenticationResponseJSON
}): Promise<void> {
  await enter(await sendJson<UserInfo>('POST', '/api/login/passkey/confirma', body, { anonymous: true }))
  justEntered.set(true)
}

/** spec 1 §9: waits at most 10 s for the server, then goes all the same. */
export async function logout(): Promise<void> {
  let away: string | undefined
  try {
    const options = { anonymous: true, signal: AbortSignal.timeout(10_000) }
    away = (await sendJson<{ sair?: string } | undefined>('POST', '/api/logout', {}, options))?.sair
  } catch {
    // The cookie may live on the server a little longer; the screens are left either way.
  }
  giveUp()
  clearDivergence()
  leave()
  tellTabs({ tipo: 'saiu' })
  // the provider ends its session, too, and leads back here
  if (away !== undefined) window.location.assign(away)
}

/** Makes another company the current one; every screen starts again with it. `before` runs when the server has agreed. */
export async function switchEmpresa(empresaId: number, before?: () => void): Promise<void> {
  switching = true
  try {
    const info = await sendJson<UserInfo>('PUT', '/api/userinfo/empresa', { empresaId })
    if (empresaId === identity()?.empresaId) return backHome(info)
    await enter(info, before)
  } finally {
    switching = false
  }
}

/** The session is in this tab's company again: everything on the screen may go on. */
function backHome(info: UserInfo): void {
  clearDivergence()
  announce(info)
}

/** Logs in without leaving the screen and lets the waiting calls go on; never in the name of somebody else. */
export async function loginAgain(credentials: Credentials): Promise<void> {
  cameBack(await sendJson<UserInfo>('POST', '/api/login', credentials, { anonymous: true }))
}

/** Completes `loginAgain`. */
export async function completeLoginAgain(step: SecondStep): Promise<void> {
  cameBack(await completed(step))
}

function cameBack(info: UserInfo): void {
  const mine = identity()
  const isMe = info.usuario.id === mine?.usuarioId
  const missing = info.trocarSenha ? 'password' : info.exigeSegundoFator ? 'factor' : undefined
  if (isMe && missing) {
    expiry.set({ step: missing })
    return
  }
  announce(info)
  if (isMe && mine) goOn(info, mine)
  else expiry.set({ step: 'other', nome: info.usuario.nome })
}

/** The calls that waited go out, unless the session is in another company by now. */
function goOn(info: UserInfo, mine: Identity): void {
  lastsUntil(info.horaExpiracao)
  if (info.empresa.id === mine.empresaId) clearDivergence()
  else tellDivergence({ of: 'empresa', empresa: info.empresa }, true)
  resumeCalls()
}

export interface Passwords {
  senha: string
  novaSenha: string
  confNovaSenha: string
}

/** Throws the ApiError of a refused change. */
export const changePassword = (passwords: Passwords): Promise<void> =>
  sendJson('PUT', '/api/userinfo/usuario/senha', passwords)

/** Asks for the link with which a forgotten password is replaced. @returns in a demo that sends no e-mails, where it leads */
export const askForLink = (usuario: string): Promise<{ link?: string } | undefined> =>
  sendJson('PUT', '/api/login/recuperar-senha', { usuario }, { anonymous: true })

/** Hands the code of such a link in, with the new password. */
export const redeemLink = (body: Omit<Passwords, 'senha'> & { codigo: string }): Promise<void> =>
  sendJson('PUT', '/api/login/nova-senha', body, { anonymous: true })

/** Replaces the password that somebody else chose. */
export async function firstPassword(passwords: Passwords): Promise<void> {
  await changePassword(passwords)
  await beginWork()
}

/** What was demanded before is done: the work begins, or goes on where the screen stands. */
export async function beginWork(): Promise<void> {
  const info = await getJson<UserInfo>('/api/userinfo', { anonymous: true, quiet: true })
  const mine = identity()
  if (!mine) return enter(info)
  announce(info)
  goOn(info, mine)
}

/** Takes a change of the user's e-mail back, with the code its former address got. */
export const undoEmail = (codigo: string): Promise<void> =>
  sendJson('PUT', '/api/login/desfaz-email', { codigo }, { anonymous: true })

/** Everything on the screen is given up for what the session now shows. */
export function startAnew(path = '/'): void {
  unsaved.set(false)
  window.location.assign(path)
}

export const useSessionState = (): SessionState => useStored(session)

/** The session inside the authenticated area; throws outside it. */
export function useSession(): { info: UserInfo; schemas: SchemaSummary[] } {
  const state = useStored(session)
  if (state.status !== 'authenticated') throw new Error('useSession outside the authenticated area')
  return state
}
