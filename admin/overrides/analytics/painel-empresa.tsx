import SaveIcon from '@mui/icons-material/FileDownloadOutlined'
import LoadIcon from '@mui/icons-material/FileUploadOutlined'
import OpenIcon from '@mui/icons-material/InsightsOutlined'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { downloadFile } from '#admin/providers/download.ts'
import { sendJson } from '#admin/providers/http.ts'
import { useSession } from '#admin/providers/session.ts'
import { defineOverride } from '#admin/resource/override.ts'
import { JsonFileButton } from '#admin/shell/dialogs/JsonFileButton.tsx'
import { useReport, useSuccess } from '#admin/shell/useReport.ts'
import { boardTexts } from '#admin/widgets/painel/texts.ts'
import type { PainelEmpresa } from '#schemas/generated/types/analytics/painel-empresa.ts'
import type { RecordData } from '#schemas/runtime/model.ts'

const ROUTE = 'analytics/paineis-empresa'

/** Creates a dashboard from an exported JSON file, and navigates to it. */
function LoadFile() {
  const [report, success] = [useReport(), useSuccess()]
  const navigate = useNavigate()
  const queries = useQueryClient()
  const schema = useSession().schemas.find(({ route }) => route === ROUTE)
  if (!schema?.can.create) return null
  const load = async (content: unknown) => {
    try {
      const { id, nome } = await sendJson<PainelEmpresa>('POST', `/api/${ROUTE}/arquivo`, content as RecordData)
      await queries.invalidateQueries()
      success(boardTexts.loaded(nome))
      navigate(`/${ROUTE}/${id}`)
    } catch (error) {
      report(error)
    }
  }
  return (
    <JsonFileButton
      startIcon={<LoadIcon fontSize="small" />}
      notJson={boardTexts.notJson}
      onRead={(file) => void load(file)}
    >
      {boardTexts.load}
    </JsonFileButton>
  )
}

export default defineOverride<PainelEmpresa>({
  listActions: (base) => [<LoadFile key="arquivo" />, ...base],
  recordActions: (base, { id }) => [
    { name: 'ver', title: boardTexts.open, icon: <OpenIcon fontSize="small" />, to: `/analytics/painel/${id}` },
    {
      name: 'arquivo',
      title: boardTexts.save,
      icon: <SaveIcon fontSize="small" />,
      run: () => void downloadFile(`/api/${ROUTE}/${id}/arquivo`, `painel-${id}.json`),
    },
    ...base,
  ],
})
