import Add from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { PageHeader } from '#admin/shell/screen/PageHeader.tsx'
import { Keys } from './Keys.tsx'
import { NewKeyDialog } from './NewKeyDialog.tsx'
import { SecretDialog } from './SecretDialog.tsx'
import { chavesTexts } from './texts.ts'
import { OWN } from './useKeys.ts'

/** 'Minhas Chaves de API', from the menu of the user: seen, made and revoked. */
export default function OwnScreen() {
  const [creating, setCreating] = useState(false)
  const [made, setMade] = useState<string>()
  return (
    <>
      <PageHeader
        actions={
          <Button variant="contained" startIcon={<Add />} onClick={() => setCreating(true)}>
            {chavesTexts.create}
          </Button>
        }
      />
      <Typography sx={{ mb: 2, maxWidth: 900 }}>
        {chavesTexts.about}{' '}
        <Link underline="always" href="/api/docs" target="_blank" rel="noreferrer">
          {chavesTexts.docs}
        </Link>
      </Typography>
      <Keys base={OWN} empty={chavesTexts.none} who="empresa" />
      {creating && (
        <NewKeyDialog
          onClose={() => setCreating(false)}
          onMade={(chave) => {
            setCreating(false)
            setMade(chave)
          }}
        />
      )}
      {made && <SecretDialog chave={made} onClose={() => setMade(undefined)} />}
    </>
  )
}
