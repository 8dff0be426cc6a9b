import { useSession } from '#admin/providers/session.ts'
import { PageHeader } from '#admin/shell/screen/PageHeader.tsx'
import { LicenceView } from './LicenceView.tsx'
import { portalOf } from './portal.ts'

/** /novaInstalacao/gerarTicket for users who administer the installation. */
export default function Licenca() {
  const { info } = useSession()
  return (
    <>
      <PageHeader />
      <LicenceView administers portal={portalOf(info.parametrosDoSistema)} />
    </>
  )
}
