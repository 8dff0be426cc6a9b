import Typography from '@mui/material/Typography'
import { texts } from '#admin/i18n/texts.ts'
import { PageHeader } from '#admin/shell/PageHeader.tsx'
import { Keys } from './Keys.tsx'
import { COMPANY } from './useKeys.ts'

/** The API keys of everybody in the company, for who answers for them. */
export default function Screen() {
  return (
    <>
      <PageHeader />
      <Typography sx={{ mb: 2, maxWidth: 900 }}>{texts.chaves.aboutCompany}</Typography>
      <Keys base={COMPANY} empty={texts.chaves.noneCompany} who="usuario" />
    </>
  )
}
