import Add from '@mui/icons-material/Add'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import { type ReactNode, useState } from 'react'
import { asApiError } from '#admin/providers/api-error.ts'
import { sendJson } from '#admin/providers/http.ts'
import { useSession } from '#admin/providers/session.ts'
import { ConfirmDialog } from '#admin/resource/actions/dialogs/ConfirmDialog.tsx'
import type { Crumb } from '#admin/shell/menu/crumbs.ts'
import { NothingYet } from '#admin/shell/NothingYet.tsx'
import { PageSkeleton } from '#admin/shell/PageSkeleton.tsx'
import { NotFoundPage } from '#admin/shell/pages/NotFoundPage.tsx'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import { PageHeader } from '#admin/shell/screen/PageHeader.tsx'
import { useSuccess } from '#admin/shell/useReport.ts'
import { AspectosDialog } from './AspectosDialog.tsx'
import { BancoDialog } from './BancoDialog.tsx'
import { Impressao } from './Impressao.tsx'
import { Lista } from './Lista.tsx'
import { PerguntaDialog } from './PerguntaDialog.tsx'
import { Previa } from './Previa.tsx'
import { ProntosDialog } from './ProntosDialog.tsx'
import { comoPergunta, type PerguntaEditada } from './pergunta.ts'
import { editorTexts as t } from './texts.ts'
import { type Dono, type Editor as Edicao, useEditor } from './useEditor.ts'
import { VariasDialog } from './VariasDialog.tsx'

interface Props {
  /** the owner's entity, 'avaliacao/modelo-avaliacao', and the route of its records */
  entity: string
  route: string
  id: string
  /** title and breadcrumbs of the owner */
  titleOf(dono: Dono): string
  crumbs(dono: Dono): Crumb[]
  /** clone dialog, offered once the owner has been answered */
  cloner?(dono: Dono, close: () => void): ReactNode
}

type Aberto = 'aspectos' | 'varias' | 'prontos' | 'banco' | 'previa' | 'imprimir' | 'clonar'

/** Editor of a questionnaire's questions, for any owner. */
export function Editor(props: Props) {
  const editor = useEditor(props.route, props.id)
  const { error, dono, perguntas } = editor
  if (error && asApiError(error).status === 404) return <NotFoundPage />
  if (error) return <RetryAlert onRetry={() => void editor.refresh()}>{t.loadFailed}</RetryAlert>
  if (!dono || !perguntas) return <PageSkeleton />
  return <Pagina {...props} {...{ editor, dono, perguntas }} />
}

type Carregada = Props & { editor: Edicao; dono: Dono; perguntas: PerguntaEditada[] }

function Pagina({ editor, dono, perguntas, entity, titleOf, crumbs, cloner }: Carregada) {
  const { schemas } = useSession()
  const can = (path: string) => schemas.find((one) => one.path === path)?.can
  const [aberto, setAberto] = useState<Aberto>()
  const [pergunta, setPergunta] = useState<Partial<PerguntaEditada>>()
  const [excluida, setExcluida] = useState<PerguntaEditada>()
  const respostas = dono.respondidos ?? 0
  const may = can(entity)?.update === true
  const fixed = !may || respostas > 0
  const close = () => setAberto(undefined)
  const duplicate = ({ id: _, versao: __, ordem: ___, respostas: opcoes, ...rest }: PerguntaEditada) =>
    setPergunta({ ...rest, respostas: opcoes?.map(({ texto, peso }) => ({ texto, peso })) })
  const opens = (name: Aberto, title: string) => (
    <Button key={name} onClick={() => setAberto(name)}>
      {title}
    </Button>
  )
  return (
    <>
      <PageHeader
        note={titleOf(dono)}
        crumbs={crumbs(dono)}
        actions={
          <>
            {perguntas.length > 0 && opens('previa', t.preview)}
            {perguntas.length > 0 && opens('imprimir', t.print)}
            {cloner && can(entity)?.create && opens('clonar', t.clone)}
          </>
        }
      />
      {!may && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t.mayNot}
        </Alert>
      )}
      {respostas > 0 && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t.locked(respostas)} {editor.respondidas > 0 && t.answeredOf(editor.respondidas, perguntas.length)}
        </Alert>
      )}
      {!fixed && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2, alignItems: 'center' }}>
          <Button variant="contained" startIcon={<Add />} onClick={() => setPergunta({})}>
            {t.add}
          </Button>
          {opens('varias', t.several)}
          {opens('prontos', t.ready)}
          {opens('banco', t.fromBank)}
          {opens('aspectos', t.aspects)}
          <FormControlLabel
            label={t.random}
            data-tip={t.randomOn}
            control={
              <Switch checked={dono.ordemAleatoria === true} onChange={(_event, ativa) => void editor.sorteia(ativa)} />
            }
          />
        </Box>
      )}
      {perguntas.length === 0 ? (
        <NothingYet title={t.none}>{fixed ? undefined : t.begin}</NothingYet>
      ) : (
        <Lista {...{ editor, fixed }} onEdit={setPergunta} onDuplicate={duplicate} onRemove={setExcluida} />
      )}
      {pergunta && <PerguntaDialog editor={editor} pergunta={pergunta} onClose={() => setPergunta(undefined)} />}
      {excluida && <Exclusao editor={editor} pergunta={excluida} onClose={() => setExcluida(undefined)} />}
      {aberto === 'aspectos' && <AspectosDialog editor={editor} onClose={close} />}
      {aberto === 'varias' && <VariasDialog editor={editor} onClose={close} />}
      {aberto === 'prontos' && <ProntosDialog editor={editor} onClose={close} />}
      {aberto === 'banco' && <BancoDialog editor={editor} onClose={close} />}
      {aberto === 'previa' && (
        <Previa cabecalho={dono.cabecalho} perguntas={perguntas.map(comoPergunta)} onClose={close} />
      )}
      {aberto === 'imprimir' && <Impressao url={editor.url} title={titleOf(dono)} onClose={close} />}
      {aberto === 'clonar' && cloner?.(dono, close)}
    </>
  )
}

function Exclusao({ editor, pergunta, onClose }: { editor: Edicao; pergunta: PerguntaEditada; onClose(): void }) {
  const success = useSuccess()
  const remove = async () => {
    await sendJson('DELETE', `${editor.url}/perguntas/${pergunta.id}`, { versao: pergunta.versao })
    await editor.refresh()
    success(t.removed)
    onClose()
  }
  return (
    <ConfirmDialog
      danger
      title={t.removeTitle}
      text={t.removeQuestion(pergunta.texto)}
      confirm={t.removeTitle}
      onClose={onClose}
      onConfirm={remove}
    />
  )
}
