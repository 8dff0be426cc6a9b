import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { PageSkeleton } from '#admin/shell/PageSkeleton.tsx'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import { HowTo } from './HowTo.tsx'
import { LicenceData } from './LicenceData.tsx'
import { Ticket } from './Ticket.tsx'
import { licenceTexts as t } from './texts.ts'
import { useLicence } from './useLicence.ts'

interface Props {
  /** whether the user administers the installation */
  administers: boolean
  /** address of the customer's portal */
  portal: string | undefined
}

/** The licence, its ticket and what to do with a new installation — spec 3 §2 Licence authenticator page */
export function LicenceView({ administers, portal }: Props) {
  const licence = useLicence(administers)
  const { info, failed, said } = licence
  if (!info && failed) return <RetryAlert onRetry={licence.load}>{t.failed}</RetryAlert>
  if (!info) return <PageSkeleton rows={5} />
  return (
    <>
      {said && (
        <Alert severity={said.severity} sx={{ mb: 2 }}>
          {said.text}
        </Alert>
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.2fr) minmax(0, 1fr)' },
          alignItems: 'start',
        }}
      >
        <LicenceData info={info} licence={licence} administers={administers} />
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Ticket info={info} licence={licence} />
          <HowTo portal={portal} />
        </Box>
      </Box>
    </>
  )
}
