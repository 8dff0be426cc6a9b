import Typography from '@mui/material/Typography'
import { PageHeader } from '#admin/shell/screen/PageHeader.tsx'
import { Keys } from './Keys.tsx'
import { chavesTexts } from './texts.ts'
import { COMPANY } from './useKeys.ts'

/** All API keys of the company, for its administrators. */
export default function Screen() {
  return (
    <>
      <PageHeader />
      <Typography sx={{ mb: 2, maxWidth: 900 }}>{chavesTexts.aboutCompany}</Typography>
      <Keys base={COMPANY} empty={chavesTexts.noneCompany} who="usuario" />
    </>
  )
}
