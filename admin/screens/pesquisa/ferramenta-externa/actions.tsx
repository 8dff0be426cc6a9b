import CloudSync from '@mui/icons-material/CloudSyncOutlined'
import CloudUpload from '@mui/icons-material/CloudUploadOutlined'
import Info from '@mui/icons-material/InfoOutlined'
import { later } from '#admin/form/later.tsx'
import type { RecordAction } from '#admin/resource/actions/record-action.ts'
import type { OfQuestionnaire } from './Start.tsx'
import { ferramentaTexts as t } from './texts.ts'

const Send = later(() => import('./Send.tsx'))
const Sync = later(() => import('./Sync.tsx'))
const Status = later(() => import('./Status.tsx'))

/** 'send to external survey tool, sync and sync status' of a survey, or of its questionnaire — spec 2 §7 */
export const externalToolActions = (change: boolean, disabled?: string): RecordAction<OfQuestionnaire>[] => [
  ...(change
    ? [
        {
          ...{ name: 'envia-ferramenta', title: t.send, icon: <CloudUpload fontSize="small" />, disabled },
          dialog: Send,
        },
        { name: 'sincroniza', title: t.sync, icon: <CloudSync fontSize="small" />, disabled, dialog: Sync },
      ]
    : []),
  { name: 'status-sincronizacao', title: t.status, icon: <Info fontSize="small" />, dialog: Status },
]
