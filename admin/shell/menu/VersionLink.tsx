import Link from '@mui/material/Link'
import { useSession } from '#admin/providers/session.ts'
import { AppLink } from '../AppLink.tsx'
import { shellTexts } from '../texts.ts'

/** 'v1.2.0', linked to the list of the installation's components (spec 1 §2.5). */
export function VersionLink({ onOpen }: { onOpen?: () => void }) {
  const { appVersao } = useSession().info.parametrosDoSistema
  if (typeof appVersao !== 'string') return null
  return (
    <Link
      component={AppLink}
      to="/utilitario/sobre"
      onClick={onOpen}
      aria-label={shellTexts.version(appVersao)}
      sx={{ fontSize: 12, color: 'text.secondary', whiteSpace: 'nowrap' }}
    >
      v{appVersao}
    </Link>
  )
}
