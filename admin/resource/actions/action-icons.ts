import AttachFile from '@mui/icons-material/AttachFileOutlined'
import Block from '@mui/icons-material/Block'
import Bolt from '@mui/icons-material/BoltOutlined'
import Campaign from '@mui/icons-material/CampaignOutlined'
import Cancel from '@mui/icons-material/CancelOutlined'
import CheckCircle from '@mui/icons-material/CheckCircleOutline'
import ContentCopy from '@mui/icons-material/ContentCopyOutlined'
import DomainAdd from '@mui/icons-material/DomainAddOutlined'
import FactCheck from '@mui/icons-material/FactCheckOutlined'
import LockOpen from '@mui/icons-material/LockOpenOutlined'
import Lock from '@mui/icons-material/LockOutlined'
import LockReset from '@mui/icons-material/LockResetOutlined'
import NoEncryption from '@mui/icons-material/NoEncryptionOutlined'
import PauseCircle from '@mui/icons-material/PauseCircleOutline'
import PlayArrow from '@mui/icons-material/PlayArrowOutlined'
import PlayCircle from '@mui/icons-material/PlayCircleOutline'
import Print from '@mui/icons-material/PrintOutlined'
import Restore from '@mui/icons-material/RestoreOutlined'
import Schedule from '@mui/icons-material/ScheduleOutlined'
import Send from '@mui/icons-material/SendOutlined'
import Stop from '@mui/icons-material/StopOutlined'
import Undo from '@mui/icons-material/UndoOutlined'
import type SvgIcon from '@mui/material/SvgIcon'
import type { Action } from '#schemas/runtime/model.ts'
import { foldText } from '#schemas/runtime/names.ts'

/** Icons by the names that definitions may use (`$defs.actionIcon` of schemas/meta/entity.json). */
export const actionIcons = {
  AttachFile,
  Block,
  Bolt,
  Campaign,
  Cancel,
  CheckCircle,
  ContentCopy,
  DomainAdd,
  FactCheck,
  Lock,
  LockOpen,
  LockReset,
  NoEncryption,
  PauseCircle,
  PlayArrow,
  PlayCircle,
  Print,
  Restore,
  Schedule,
  Send,
  Stop,
  Undo,
} satisfies Record<string, typeof SvgIcon>

/** Default icon by the Portuguese verb in the action's name; the first match wins. */
const byVerb: [RegExp, keyof typeof actionIcons][] = [
  [/status/, 'FactCheck'],
  [/reabre/, 'LockOpen'],
  [/libera|aprova|ativa|confirma/, 'CheckCircle'],
  [/suspend/, 'PauseCircle'],
  [/cancel|inativa/, 'Block'],
  [/encerra|fecha/, 'Lock'],
  [/desfaz|volta/, 'Restore'],
  [/clona|copia|duplica/, 'ContentCopy'],
  [/imprim/, 'Print'],
  [/mail|envia/, 'Send'],
]

/** Returns the icon of an action. */
export function actionIconOf({ icon, name }: Pick<Action, 'name' | 'icon'>): typeof SvgIcon {
  const said = (actionIcons as Record<string, typeof SvgIcon>)[icon ?? '']
  const verb = byVerb.find(([words]) => words.test(foldText(name)))?.[1]
  return said ?? actionIcons[verb ?? 'Bolt']
}
