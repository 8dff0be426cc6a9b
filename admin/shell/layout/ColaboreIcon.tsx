import CloudDone from '@mui/icons-material/CloudDoneOutlined'
import CloudOff from '@mui/icons-material/CloudOffOutlined'
import DomainDisabled from '@mui/icons-material/DomainDisabledOutlined'
import KeyOff from '@mui/icons-material/KeyOffOutlined'
import Science from '@mui/icons-material/ScienceOutlined'
import SyncProblem from '@mui/icons-material/SyncProblemOutlined'
import Box from '@mui/material/Box'
import type SvgIcon from '@mui/material/SvgIcon'
import Tooltip from '@mui/material/Tooltip'
import { useSession } from '#admin/providers/session.ts'
import { shellTexts } from '../texts.ts'
import { type StatusColabore, statusColabore } from './colabore.ts'

const looks: Record<StatusColabore, { Icon: typeof SvgIcon; color: string }> = {
  Ativo: { Icon: CloudDone, color: 'success.main' },
  Inativo: { Icon: CloudOff, color: 'text.secondary' },
  NaoAutenticado: { Icon: SyncProblem, color: 'error.main' },
  EmpresaDesintegrada: { Icon: DomainDisabled, color: 'warning.main' },
  Homologacao: { Icon: Science, color: 'info.main' },
  SemChavePrivada: { Icon: KeyOff, color: 'error.main' },
}

/** Status of the payroll integration (spec 1 §2.5); its text is a tooltip on hover, focus and touch. */
export function ColaboreIcon() {
  const status = statusColabore(useSession().info)
  const { Icon, color } = looks[status]
  const text = shellTexts.colabore[status]
  return (
    <Tooltip title={text} enterTouchDelay={0} leaveTouchDelay={4000}>
      <Box
        role="img"
        tabIndex={0}
        aria-label={text}
        sx={{ display: 'grid', placeItems: 'center', width: 36, height: 36, borderRadius: 1, color }}
      >
        <Icon fontSize="small" aria-hidden />
      </Box>
    </Tooltip>
  )
}
