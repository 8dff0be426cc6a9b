import TextIcon from '@mui/icons-material/DescriptionOutlined'
import ImageIcon from '@mui/icons-material/ImageOutlined'
import FileIcon from '@mui/icons-material/InsertDriveFileOutlined'
import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined'
import TableIcon from '@mui/icons-material/TableChartOutlined'
import { kindOf } from '#schemas/runtime/files/kinds.ts'

/** Icon of a file's kind. */
export function KindIcon({ tipo }: { tipo?: string }) {
  const groups = (tipo && kindOf(tipo)?.groups) || []
  const props = { fontSize: 'small', color: 'action' } as const
  if (groups.includes('imagem')) return <ImageIcon {...props} />
  if (groups.includes('pdf')) return <PdfIcon {...props} />
  if (groups.includes('planilha')) return <TableIcon {...props} />
  if (groups.includes('documento') || groups.includes('texto')) return <TextIcon {...props} />
  return <FileIcon {...props} />
}
