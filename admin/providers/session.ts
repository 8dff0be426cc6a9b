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
  /** `failure`: why the user could not be determined (spec 1 §4: unauthenticated, with the system parameters) */
  | { status: 'anonymous'; parametros: RecordData; failure?: ApiError }
  /** logged in with a password set by somebody else */
  | { status: 'password'; info: UserInfo }
  /** logged in without the required second factor */
  | { status: 'factor'; info: UserInfo }
  | { status: 'authenticated'; info: UserInfo; schemas: SchemaSummary[] }

export interface Credentials {
  usuario: string
  senha: string
}

export const session = createStore<SessionState>({ status: 'loading' })
/** True from a log-in on the log-in page until the user has seen the current company. */
export const justEntered = createStore(false)

/** localStorage key set while a user is logged in; without it the log-in page skips the userinfo call. */
const loggedInKey = 'prumo.sessao'

/** True while this tab switches the company: responses of either company may arrive. */
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

/** Compares a response's user and company headers with those of the request; a response for others is refused. */
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

/** Response headers carry the user's id only: fetches the name for the dialog. */
async function nameTheOther(): Promise<void> {
  tellDivergence({ of: 'usuario' }, false)
  try {
    const { usuario } = await getJson<UserInfo>('/api/userinfo', { anonymous: true, quiet: true })
    if (divergence.get()) tellDivergence({ of: 'usuario', usuario }, false)
  } catch {
    // on failure the dialog shows no name
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

/** The password must be changed while this screen is in use. */
function renewPassword(background: boolean): Promise<void> {
  if (!current()) return Promise.reject(new ApiError(statusMessage(403), 403))
  return awaitPassword(background)
}

/** A second factor is required while this screen is in use. */
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

/** Another tab logged out. A page with unsaved data or an open dialog stays, with the expiry dialog. */
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

/** Removes filters that earlier versions kept in localStorage. */
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

/** Loads user and schemas; without a session, the system parameters (spec 1 §4). */
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

/** Reloads the session in the background, after a write that affects its menu, colours, rights or the user's name. */
export async function refreshSession(): Promise<void> {
  const before = current()?.info
  try {
    const info = await getJson<UserInfo>('/api/userinfo', { anonymous: true, quiet: true })
    const schemas = await getJson<SchemaSummary[]>('/api/schemas', { anonymous: true, quiet: true })
    const now = current()?.info
    const same = now === before && info.usuario.id === now?.usuario.id && info.empresa.id === now.empresa.id
    if (same) session.set({ status: 'authenticated', info, schemas })
  } catch {
    // The write is stored; the next page load shows it.
  }
}

/** Switches to the anonymous state. Fetches the parameters of the log-in page unless known. */
function leave(known?: RecordData, failure?: ApiError): void {
  if (!failure) localStorage.removeItem(loggedInKey)
  forgetHidden()
  const parametros = known ?? current()?.info.parametrosDoSistema
  session.set({ status: 'anonymous', parametros: parametros ?? {}, failure })
  // parameters of a session do not include the SSO providers of the log-in page
  if (!parametros?.loginUnico) void loadParameters()
}

async function loadParameters(): Promise<void> {
  try {
    const answer = await getJson<{ parametrosDoSistema: RecordData }>('/api/login', { anonymous: true, quiet: true })
    const state = session.get()
    if (state.status === 'anonymous') session.set({ ...state, parametros: answer.parametrosDoSistema })
  } catch {
    // the log-in page then shows less; logging in reports the problem
  }
}

/** Logs in. Throws the ApiError of a refusal, with the server's message. */
export async function login(credentials: Credentials): Promise<void> {
  await enter(await sendJson<UserInfo>('POST', '/api/login', credentials, { anonymous: true }))
  justEntered.set(true)
}

/** Code or passkey proof for the second step; `desafio` comes from the first one. */
export interface SecondStep {
  desafio: string
  codigo?: string
  credencial?: AuthenticationResponseJSON
  /** skip the second factor in this browser from now on */
  lembrar: boolean
}

const completed = (step: SecondStep): Promise<UserInfo> =>
  sendJson<UserInfo>('POST', '/api/login/fator', step, { anonymous: true })

/** Second step of `login`. */
export async function completeLogin(step: SecondStep): Promise<void> {
  await enter(await completed(step))
  justEntered.set(true)
}

/** Logs in with a passkey proof only; `desafio` comes from the challenge call. */
export async function completePasskeyLogin(body: {
  desafio: string
  credencial: AuthenticationResponseJSON
}): Promise<void> {
  await enter(await sendJson<UserInfo>('POST', '/api/login/passkey/confirma', body, { anonymous: true }))
  justEntered.set(true)
}

/** Logs out, waiting at most 10 s for the server (spec 1 §9). */
export async function logout(): Promise<void> {
  let away: string | undefined
  try {
    const options = { anonymous: true, signal: AbortSignal.timeout(10_000) }
    away = (await sendJson<{ sair?: string } | undefined>('POST', '/api/logout', {}, options))?.sair
  } catch {
    // The session may live on the server a little longer; the screens are left either way.
  }
  giveUp()
  clearDivergence()
  leave()
  tellTabs({ tipo: 'saiu' })
  // ends the session at the SSO provider, which redirects back here
  if (away !== undefined) window.location.assign(away)
}

/** Switches the company; every screen is remounted. `before` runs after the server has agreed. */
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

/** The session is in this tab's company again: the page may continue. */
function backHome(info: UserInfo): void {
  clearDivergence()
  announce(info)
}

/** Logs in again over the current page and repeats the waiting calls; for another user it shows the step `other` instead. */
export async function loginAgain(credentials: Credentials): Promise<void> {
  cameBack(await sendJson<UserInfo>('POST', '/api/login', credentials, { anonymous: true }))
}

/** Second step of `loginAgain`. */
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

/** Repeats the waiting calls; if the session is in another company by now, reports the divergence first. */
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

/** Throws the ApiError of a refusal. */
export const changePassword = (passwords: Passwords): Promise<void> =>
  sendJson('PUT', '/api/userinfo/usuario/senha', passwords)

/** Requests a password recovery link. @returns in a demo without e-mail, the link itself */
export const askForLink = (usuario: string): Promise<{ link?: string } | undefined> =>
  sendJson('PUT', '/api/login/recuperar-senha', { usuario }, { anonymous: true })

/** Sets a new password with the code of such a link. */
export const redeemLink = (body: Omit<Passwords, 'senha'> & { codigo: string }): Promise<void> =>
  sendJson('PUT', '/api/login/nova-senha', body, { anonymous: true })

/** Replaces a password set by somebody else. */
export async function firstPassword(passwords: Passwords): Promise<void> {
  await changePassword(passwords)
  await beginWork()
}

/** Continues after a required password change or second factor: starts the session, or resumes the page. */
export async function beginWork(): Promise<void> {
  const info = await getJson<UserInfo>('/api/userinfo', { anonymous: true, quiet: true })
  const mine = identity()
  if (!mine) return enter(info)
  announce(info)
  goOn(info, mine)
}

/** Reverts a change of the user's e-mail, with the code sent to the former address. */
export const undoEmail = (codigo: string): Promise<void> =>
  sendJson('PUT', '/api/login/desfaz-email', { codigo }, { anonymous: true })

/** Loads a path with a full page load, discarding unsaved data. */
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
