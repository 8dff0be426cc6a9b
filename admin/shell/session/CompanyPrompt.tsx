import Close from '@mui/icons-material/Close'
import ExpandMore from '@mui/icons-material/ExpandMore'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { type MouseEvent, useState } from 'react'
import { justEntered, switchEmpresa, useSession } from '#admin/providers/session.ts'
import { useStored } from '#admin/providers/store.ts'
import { useReport } from '../useReport.ts'
import { barLook } from './bar-look.ts'
import { sessionTexts } from './texts.ts'

/** Prompt after log-in for users with several companies: shows the current one and a menu to switch. Non-blocking. */
export function CompanyPrompt() {
  const { empresa, empresas } = useSession().info
  const entered = useStored(justEntered)
  const report = useReport()
  const [anchor, setAnchor] = useState<HTMLElement>()
  if (!entered || empresas.length < 2) return null
  const done = () => justEntered.set(false)
  const choose = (id: number) => {
    setAnchor(undefined)
    switchEmpresa(id, done).catch(report)
  }
  return (
    <Alert
      severity="info"
      role="region"
      aria-label={sessionTexts.companies}
      sx={barLook}
      action={
        <>
          <Button
            color="inherit"
            variant="outlined"
            size="small"
            endIcon={<ExpandMore />}
            aria-haspopup="menu"
            aria-expanded={anchor !== undefined}
            onClick={(event: MouseEvent<HTMLElement>) => setAnchor(event.currentTarget)}
          >
            {sessionTexts.chooseOther}
          </Button>
          <IconButton color="inherit" size="small" aria-label={sessionTexts.chooseKeep(empresa.nome)} onClick={done}>
            <Close fontSize="small" />
          </IconButton>
        </>
      }
    >
      {sessionTexts.choose(empresa.nome)}
      <Menu anchorEl={anchor} open={anchor !== undefined} onClose={() => setAnchor(undefined)}>
        {empresas
          .filter(({ id }) => id !== empresa.id)
          .map(({ id, nome }) => (
            <MenuItem key={id} onClick={() => choose(id)}>
              {nome}
            </MenuItem>
          ))}
      </Menu>
    </Alert>
  )
}
