import type { FastifyInstance } from 'fastify'
import { ownSessionRoutes } from '../devices/own-sessions.ts'
import { passkeyLoginRoutes } from '../factors/passkey-login.ts'
import { passkeyRoutes } from '../factors/passkey-routes.ts'
import { factorRoutes } from '../factors/routes.ts'
import { keyRoutes } from '../keys/routes.ts'
import { oidcRoutes } from '../oidc/routes.ts'
import { emailUndoRoute } from '../own/email-change.ts'
import { ownDataRoutes } from '../own/own-data.ts'
import { preferenceRoutes } from '../own/preference-routes.ts'
import { termsRoutes } from '../own/terms.ts'
import { changePasswordRoute } from '../passwords/change-password.ts'
import { confirmationRoute } from '../passwords/confirmation.ts'
import { recoveryRoutes } from '../passwords/recovery.ts'
import { userinfoRoutes } from '../userinfo/userinfo-routes.ts'
import { externoRoutes } from './externo-routes.ts'
import { loginRoutes } from './login.ts'
import { logoutPage } from './logout-page.ts'

/** All routes of log-in and session. Pages that accept forms are registered in a scope of their own. */
export async function sessionRoutes(app: FastifyInstance): Promise<void> {
  await loginRoutes(app)
  await recoveryRoutes(app)
  await emailUndoRoute(app)
  await userinfoRoutes(app)
  await termsRoutes(app)
  await preferenceRoutes(app)
  await changePasswordRoute(app)
  await confirmationRoute(app)
  await ownDataRoutes(app)
  await ownSessionRoutes(app)
  await factorRoutes(app)
  await passkeyRoutes(app)
  await passkeyLoginRoutes(app)
  await oidcRoutes(app)
  await keyRoutes(app)
  await app.register(externoRoutes)
  await app.register(logoutPage)
}
