import type { FastifyInstance } from 'fastify'
import { changePasswordRoute } from './change-password.ts'
import { confirmationRoute } from './confirmation.ts'
import { emailUndoRoute } from './email-change.ts'
import { externoRoutes } from './externo-routes.ts'
import { passkeyLoginRoutes } from './factors/passkey-login.ts'
import { passkeyRoutes } from './factors/passkey-routes.ts'
import { factorRoutes } from './factors/routes.ts'
import { keyRoutes } from './keys/routes.ts'
import { loginRoutes } from './login.ts'
import { logoutPage } from './logout-page.ts'
import { oidcRoutes } from './oidc/routes.ts'
import { ownDataRoutes } from './own-data.ts'
import { ownSessionRoutes } from './own-sessions.ts'
import { preferenceRoutes } from './preference-routes.ts'
import { recoveryRoutes } from './recovery.ts'
import { termsRoutes } from './terms.ts'
import { userinfoRoutes } from './userinfo-routes.ts'

/** Everything about who is logged in. Pages that take forms have a scope of their own. */
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
