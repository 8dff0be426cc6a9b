import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { getJson } from '#admin/providers/http.ts'
import { useSession } from '#admin/providers/session.ts'
import { PageSkeleton } from '#admin/shell/PageSkeleton.tsx'
import { PageHeader } from '#admin/shell/screen/PageHeader.tsx'
import { shellTexts } from '#admin/shell/texts.ts'
import { Verbatim } from '#admin/shell/Verbatim.tsx'
import { displayInstant } from '#schemas/runtime/dates.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import type { About } from './about.ts'
import { Disclosure } from './Disclosure.tsx'
import { Facts } from './Facts.tsx'
import { Packages } from './Packages.tsx'
import { aboutTexts } from './texts.ts'

/** Versions of the installation, support contact, and licences (spec 3 §2). */
export default function Sobre() {
  const { data, isError } = useQuery({
    queryKey: ['sobre'],
    queryFn: () => getJson<About>('/api/utilitario/sobre'),
    staleTime: 60_000,
  })
  return (
    <>
      <PageHeader />
      {isError && <Alert severity="error">{aboutTexts.failed}</Alert>}
      {!data && !isError && <PageSkeleton rows={5} />}
      {data && (
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', lg: '1fr 1fr' }, alignItems: 'start' }}>
          <System {...data} />
          <Support {...data} />
          <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
            <Packages />
          </Box>
        </Box>
      )}
    </>
  )
}

function System({ produto, versao, revisao, construidoEm, node, banco, licenca, situacaoLicenca }: About) {
  const { system, product, version, build, built, licence, licenceText, installationLicence } = aboutTexts
  return (
    <Facts
      title={system}
      facts={[
        [product, produto],
        [version, versao],
        [build, built(revisao, displayInstant(construidoEm))],
        [aboutTexts.node, node],
        [aboutTexts.database, banco],
        [installationLicence, situacaoLicenca],
        [licence, 'MIT'],
      ]}
    >
      <Box sx={{ mt: 1, fontSize: 13 }}>
        <Disclosure summary={licenceText}>
          <Verbatim sx={{ mb: 1.5 }}>{licenca}</Verbatim>
        </Disclosure>
      </Box>
    </Facts>
  )
}

function Support({ suporte: { codEmpresaSuporte, codClienteSuporte } }: About) {
  const { linkChat, parametrosDoSistema } = useSession().info
  const addresses = (parametrosDoSistema.links ?? {}) as RecordData
  const named: [string, unknown][] = Object.entries(aboutTexts.links).map(([name, label]) => [label, addresses[name]])
  const links = [[shellTexts.links.chat, linkChat] as const, ...named].flatMap(([label, href]) =>
    typeof href === 'string' && /^https?:/.test(href) ? [{ label, href }] : [],
  )
  return (
    <Facts
      title={aboutTexts.support}
      facts={[
        [aboutTexts.company, codEmpresaSuporte],
        [aboutTexts.client, codClienteSuporte],
      ]}
    >
      {!codEmpresaSuporte && !codClienteSuporte && (
        <Typography variant="body2" color="text.secondary">
          {aboutTexts.noSupport}
        </Typography>
      )}
      {links.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1.5, p: 0, display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          {links.map(({ label, href }) => (
            <li key={label}>
              <Link href={href} target="_blank" rel="noopener noreferrer" aria-label={shellTexts.newTab(label)}>
                {label}
              </Link>
            </li>
          ))}
        </Box>
      )}
    </Facts>
  )
}
