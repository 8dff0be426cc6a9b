import Article from '@mui/icons-material/ArticleOutlined'
import Assignment from '@mui/icons-material/AssignmentOutlined'
import AttachFile from '@mui/icons-material/AttachFile'
import Draw from '@mui/icons-material/DrawOutlined'
import GroupAdd from '@mui/icons-material/GroupAddOutlined'
import PictureAsPdf from '@mui/icons-material/PictureAsPdfOutlined'
import Timeline from '@mui/icons-material/Timeline'
import UploadFile from '@mui/icons-material/UploadFileOutlined'
import Button from '@mui/material/Button'
import { useListContext } from 'react-admin'
import { later, Waiting } from '#admin/form/later.tsx'
import { captacaoTexts } from '#admin/i18n/captacao.ts'
import { RecordMails } from '#admin/mail/RecordMails.tsx'
import { type SessionState, session } from '#admin/providers/session.ts'
import type { RecordAction } from '#admin/resource/actions/record-action.ts'
import { useEntity } from '#admin/resource/entity-context.ts'
import { defineOverride } from '#admin/resource/override.ts'
import { AppLink } from '#admin/shell/AppLink.tsx'
import type { Candidato } from '#schemas/generated/types/captacao/candidato.ts'

const IncludeDialog = later(() => import('#admin/screens/captacao/candidatura/IncludeDialog.tsx'))
const IncludeOne = later(() => import('#admin/screens/captacao/candidatura/IncludeOne.tsx'))
const Homonimos = later(() => import('#admin/screens/captacao/candidatura/Homonimos.tsx'))
const Cv = later(() => import('#admin/screens/captacao/candidatura/Cv.tsx'))
const Processes = later(() => import('#admin/screens/captacao/candidatura/Processes.tsx'))
const BulkRemoval = later(() => import('#admin/screens/captacao/curriculo/BulkRemoval.tsx'))
const PrintDialog = later(() => import('#admin/screens/captacao/curriculo/PrintDialog.tsx'))

/** 'Novo pelo currículo', beside 'Novo': only with the right to create candidatos. */
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

/** Excerpt of the CV around the searched words; loads nothing without the filter `curriculo`. */
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

const SELECAO = 'captacao/candidato-solicitacao'

const schemaOf = (state: SessionState, path: string) =>
  state.status === 'authenticated' ? state.schemas.find((one) => one.path === path) : undefined

/** Whether the session may add candidatos to selections. */
const includes = (state: SessionState): boolean => schemaOf(state, SELECAO)?.can.create === true

/** Links to the candidato's records in other registers the session may open. */
function elsewhere(state: SessionState, id: number): RecordAction<Candidato>[] {
  const filter = encodeURIComponent(JSON.stringify({ candidato: id }))
  return [
    {
      path: SELECAO,
      name: 'historico-selecoes',
      title: captacaoTexts.history,
      icon: <Timeline fontSize="small" />,
      to: `/captacao/historico?candidato=${id}`,
    },
    {
      path: 'captacao/avaliacao-candidato',
      name: 'avaliacoes',
      title: captacaoTexts.evaluations,
      icon: <Assignment fontSize="small" />,
      to: `/captacao/avaliacoes?filter=${filter}`,
    },
    {
      path: 'captacao/exame-palografico',
      name: 'exame-palografico',
      title: captacaoTexts.palographic,
      icon: <Draw fontSize="small" />,
      to: `/captacao/exames-palografico?filter=${filter}`,
    },
  ]
    .filter(({ path }) => schemaOf(state, path)?.can.read)
    .map(({ path: _, ...action }) => action)
}

export default defineOverride<Candidato>({
  bulkDelete: BulkRemoval,
  formTop: ({ record }) =>
    record?.id === undefined ? (
      <Waiting fallback={null}>
        <Homonimos />
      </Waiting>
    ) : null,
  rowNote: ExtractNote,
  listActions: (base) => [...base.slice(0, -1), <NewByCvButton key="curriculo" />, ...base.slice(-1)],
  recordActions: (base, { id }, schema) => [
    ...base,
    ...(includes(session.get())
      ? [
          {
            name: 'incluir',
            title: captacaoTexts.include,
            icon: <GroupAdd fontSize="small" />,
            dialog: IncludeOne,
          },
        ]
      : []),
    ...(schema.can.read
      ? [
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
          {
            name: 'anexos',
            title: captacaoTexts.attachments,
            icon: <AttachFile fontSize="small" />,
            to: `/captacao/candidatos/${id}/documentos-anexos`,
          },
        ]
      : []),
    ...elsewhere(session.get(), Number(id)),
  ],
  bulkExtra: {
    title: captacaoTexts.include,
    icon: <GroupAdd />,
    may: (schemas) => schemas.some(({ path, can }) => path === SELECAO && can.create),
    dialog: IncludeDialog,
  },
  summaryTop: ({ record }) => (
    <Waiting fallback={null}>
      <Processes candidatoId={Number(record.id)} />
    </Waiting>
  ),
  summaryBeside: {
    shown: ({ ocrFile }) => ocrFile !== undefined,
    component: ({ record }) => (
      <Waiting fallback={null}>
        <Cv record={record} />
      </Waiting>
    ),
  },
  formBottom: ({ record }) => <RecordMails entidade="captacao/candidato" id={record.id} />,
})
