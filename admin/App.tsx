import { useEffect } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { later, Waiting } from '#admin/form/later.tsx'
import { ADMINISTRAR_INSTALACAO } from '#schemas/runtime/permission.ts'
import { type SessionState, useSessionState } from './providers/session.ts'
import { hearEscape } from './shell/escape.ts'
import { Splash } from './shell/Splash.tsx'
import { ThemeRoot } from './shell/ThemeRoot.tsx'

const AdminArea = later(() => import('./AdminArea.tsx'))
const LoginPage = later(() => import('./shell/session/entry/LoginPage.tsx'))
const RecoveryPage = later(() => import('./shell/session/entry/RecoveryPage.tsx'))
const UndoEmailPage = later(() => import('./shell/session/entry/UndoEmailPage.tsx'))
const ApprovalPage = later(() => import('./shell/session/entry/ApprovalPage.tsx'))
const FactorPage = later(() => import('./shell/session/entry/FactorPage.tsx'))
const SetupPage = later(() => import('./shell/session/entry/SetupPage.tsx'))
const FirstPasswordPage = later(() => import('./shell/session/entry/FirstPasswordPage.tsx'))
const LicencePage = later(() => import('./screens/utilitario/licenca/PublicPage.tsx'))

/** Router state of the log-in page: the path requested before it. */
interface LoginState {
  from?: string
}

/** Root component: shows the log-in, the authenticated area, or an error, by the state of the session. */
export function App() {
  const state = useSessionState()
  useEffect(hearEscape, [])
  const aparencia = 'info' in state ? state.info.empresa.aparencia : undefined
  return (
    <ThemeRoot aparencia={aparencia}>
      <Waiting fallback={<Splash />}>
        <Gate state={state} />
      </Waiting>
    </ThemeRoot>
  )
}

/** For installation administrators that page is a screen inside the authenticated area. */
const administers = (state: SessionState): boolean =>
  state.status === 'authenticated' && state.info.authorities.includes(ADMINISTRAR_INSTALACAO)

const parametersOf = (state: Exclude<SessionState, { status: 'loading' }>) =>
  state.status === 'anonymous' ? state.parametros : state.info.parametrosDoSistema

function Gate({ state }: { state: SessionState }) {
  const { pathname, search, hash, state: came } = useLocation()
  const from = (came as LoginState | null)?.from ?? '/'
  // links of e-mails work whether or not a user is logged in here
  if (pathname === '/recuperar-senha' && state.status !== 'loading') return <RecoveryPage />
  if (pathname === '/aprovacao' && state.status !== 'loading') return <ApprovalPage />
  if (pathname === '/desfazer-email' && state.status !== 'loading') return <UndoEmailPage />
  if (pathname === '/novaInstalacao/gerarTicket' && state.status !== 'loading' && !administers(state))
    return <LicencePage authenticated={state.status === 'authenticated'} parametros={parametersOf(state)} />
  switch (state.status) {
    case 'loading':
      return <Splash />
    case 'anonymous': {
      if (pathname === '/login') return <LoginPage state={state} />
      const wanted: LoginState = { from: pathname + search + hash }
      return <Navigate to="/login" replace state={wanted} />
    }
    case 'password':
      return state.info.primeiroAcesso ? (
        <SetupPage known={state.info.primeiroAcesso} />
      ) : (
        <FirstPasswordPage info={state.info} />
      )
    case 'factor':
      return <FactorPage info={state.info} />
    case 'authenticated':
      if (pathname === '/login') return <Navigate to={from} replace />
      // Keyed by user and company: a switch remounts everything, so no data or input of the previous company remain.
      return <AdminArea key={`${state.info.usuario.id}/${state.info.empresa.id}`} schemas={state.schemas} />
  }
}
