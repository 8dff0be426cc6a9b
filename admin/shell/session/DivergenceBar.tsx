import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { divergence } from '#admin/providers/divergence.ts'
import { switchEmpresa, useSession } from '#admin/providers/session.ts'
import { useStored } from '#admin/providers/store.ts'
import { useReport } from '../useReport.ts'
import { barLook } from './bar-look.ts'
import { sessionTexts } from './texts.ts'

/** Bar after 'Manter': says why nothing can be saved, with a button that switches the session back to this tab's company. */
export function DivergenceBar() {
  const { empresa } = useSession().info
  const found = useStored(divergence)
  const report = useReport()
  const [busy, setBusy] = useState(false)
  if (found?.of !== 'empresa') return null
  const back = async () => {
    setBusy(true)
    await switchEmpresa(empresa.id).catch(report)
    setBusy(false)
  }
  return (
    <Alert
      severity="warning"
      role="status"
      sx={barLook}
      action={
        <Button color="inherit" variant="outlined" size="small" loading={busy} onClick={back}>
          {sessionTexts.backTo(empresa.nome)}
        </Button>
      }
    >
      {sessionTexts.empresaBar(empresa.nome, found.empresa?.nome ?? sessionTexts.otherEmpresa)}
    </Alert>
  )
}
