import Add from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { texts } from '#admin/i18n/texts.ts'
import { PageHeader } from '#admin/shell/PageHeader.tsx'
import { Keys } from './Keys.tsx'
import { NewKeyDialog } from './NewKeyDialog.tsx'
import { SecretDialog } from './SecretDialog.tsx'
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
            {texts.chaves.create}
          </Button>
        }
      />
      <Typography sx={{ mb: 2, maxWidth: 900 }}>
        {texts.chaves.about}{' '}
        <Link underline="always" href="/api/docs" target="_blank" rel="noreferrer">
          {texts.chaves.docs}
        </Link>
      </Typography>
      <Keys base={OWN} empty={texts.chaves.none} who="empresa" />
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
