import Block from '@mui/icons-material/Block'
import Bolt from '@mui/icons-material/BoltOutlined'
import CheckCircle from '@mui/icons-material/CheckCircleOutline'
import ContentCopy from '@mui/icons-material/ContentCopyOutlined'
import DomainAdd from '@mui/icons-material/DomainAddOutlined'
import FactCheck from '@mui/icons-material/FactCheckOutlined'
import LockOpen from '@mui/icons-material/LockOpenOutlined'
import Lock from '@mui/icons-material/LockOutlined'
import PauseCircle from '@mui/icons-material/PauseCircleOutline'
import PlayCircle from '@mui/icons-material/PlayCircleOutline'
import Print from '@mui/icons-material/PrintOutlined'
import Restore from '@mui/icons-material/RestoreOutlined'
import Send from '@mui/icons-material/SendOutlined'
import type SvgIcon from '@mui/material/SvgIcon'
import type { Action } from '#schemas/runtime/model.ts'
import { fold } from '#schemas/runtime/names.ts'

/** The first whose words stand in the action's icon or name; schemas name icons in English, actions are Portuguese verbs. */
const icons: [RegExp, typeof SvgIcon][] = [
  [/domainadd/, DomainAdd],
  [/factcheck|rule|status/, FactCheck],
  [/play/, PlayCircle],
  [/lockopen|reabre/, LockOpen],
  [/check|libera|aprova|ativa|confirma/, CheckCircle],
  [/pause|suspend/, PauseCircle],
  [/cancel|block|inativa/, Block],
  [/lock|encerra|fecha/, Lock],
  [/replay|restore|desfaz|volta/, Restore],
  [/copy|clona|copia|duplica/, ContentCopy],
  [/print|imprim/, Print],
  [/send|mail|envia/, Send],
]

/** The picture of a domain action. */
export function ActionIcon({ action }: { action: Pick<Action, 'name' | 'icon'> }) {
  const text = fold(`${action.icon ?? ''} ${action.name}`)
  const Icon = icons.find(([words]) => words.test(text))?.[1] ?? Bolt
  return <Icon fontSize="small" />
}
