import Article from '@mui/icons-material/ArticleOutlined'
import PictureAsPdf from '@mui/icons-material/PictureAsPdfOutlined'
import UploadFile from '@mui/icons-material/UploadFileOutlined'
import Button from '@mui/material/Button'
import { useListContext } from 'react-admin'
import { later, Waiting } from '#admin/form/later.tsx'
import { captacaoTexts } from '#admin/i18n/captacao.ts'
import { RecordMails } from '#admin/mail/RecordMails.tsx'
import { useEntity } from '#admin/resource/entity-context.ts'
import { defineOverride } from '#admin/resource/override.ts'
import { AppLink } from '#admin/shell/AppLink.tsx'
import type { Candidato } from '#schemas/generated/types/captacao/candidato.ts'

const BulkRemoval = later(() => import('#admin/screens/captacao/curriculo/BulkRemoval.tsx'))
const PrintDialog = later(() => import('#admin/screens/captacao/curriculo/PrintDialog.tsx'))

/** 'Novo pelo currículo', beside 'Novo': only for who may add candidates. */
function NewByCvButton() {
  const { schema, resource } = useEntity()
  if (!schema.can.create) return null
  return (
    <Button
      component={AppLink}
      to={`/${resource}/curriculo/new`}
      variant="outlined"
      color="inherit"
      startIcon={<UploadFile />}
    >
      {captacaoTexts.newByCv}
    </Button>
  )
}

const CvExtract = later(() => import('#admin/screens/captacao/curriculo/CvExtract.tsx'))

/** Where the words looked for stand in the CV; nothing is loaded while nobody looks for any. */
function ExtractNote({ record: { id } }: { record: Candidato }) {
  const { filterValues } = useListContext()
  const { curriculo } = filterValues as { curriculo?: string }
  if (!curriculo) return null
  return (
    <Waiting fallback={null}>
      <CvExtract id={Number(id)} words={curriculo} />
    </Waiting>
  )
}

export default defineOverride<Candidato>({
  bulkDelete: BulkRemoval,
  rowNote: ExtractNote,
  listActions: (base) => [...base.slice(0, -1), <NewByCvButton key="curriculo" />, ...base.slice(-1)],
  recordActions: (base, { id }) => [
    ...base,
    {
      name: 'ocr',
      title: captacaoTexts.cvText,
      icon: <Article fontSize="small" />,
      to: `/captacao/candidatos/${id}/ocr`,
    },
    {
      name: 'imprimir-curriculo',
      title: captacaoTexts.printCv,
      icon: <PictureAsPdf fontSize="small" />,
      dialog: PrintDialog,
    },
  ],
  formBottom: ({ record }) => <RecordMails entidade="captacao/candidato" id={record.id} />,
})
