import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useId, useMemo, useRef, useState } from 'react'
import { EntityForm } from '#admin/form/Form.tsx'
import { FormWindow } from '#admin/form/FormWindow.tsx'
import type { EntityFormHandle } from '#admin/form/props.ts'
import { commonTexts } from '#admin/i18n/common.ts'
import { asApiError, formErrors } from '#admin/providers/api-error.ts'
import { getJson, sendJson } from '#admin/providers/http.ts'
import { useSession } from '#admin/providers/session.ts'
import { definitionQuery } from '#admin/resource/definition.ts'
import { useRuleContext } from '#admin/resource/entity-context.ts'
import { useFormServices } from '#admin/resource/services/form-services.ts'
import { useSuccess } from '#admin/shell/useReport.ts'
import { PerguntasContext } from '#admin/widgets/condicao/anteriores.ts'
import type { Entity, RecordData } from '#schemas/runtime/model.ts'
import { temOpcoes } from '#schemas/runtime/questionario/pergunta.ts'
import type { EntityRuntime } from '#schemas/runtime/validator.ts'
import { lookupDaqui } from './lookup-daqui.ts'
import type { PerguntaEditada } from './pergunta.ts'
import { Sugestoes } from './Sugestoes.tsx'
import { editorTexts as t } from './texts.ts'
import type { Editor } from './useEditor.ts'

interface Props {
  editor: Editor
  /** the question to change; without an id, initial values of a new one */
  pergunta: Partial<PerguntaEditada>
  onClose(): void
}

/** A question in the register's own form, without the fields given by the page: questionnaire and position. */
export function PerguntaDialog(props: Props) {
  const schema = useSession().schemas.find(({ path }) => path === 'avaliacao/pergunta')
  const { data } = useQuery({ ...definitionQuery(schema?.url ?? ''), enabled: schema !== undefined })
  return data ? <Window {...props} runtime={data.runtime} /> : null
}

const nenhuma: PerguntaEditada[] = []

/** Position of a new question, fetched, because others may have added some. */
function Place({ url }: { url: string }) {
  const { data } = useQuery({
    queryKey: ['proxima-ordem', url],
    queryFn: () => getJson<number>(`${url}/perguntas/proxima-ordem`, { quiet: true }),
    gcTime: 0,
  })
  return data === undefined ? null : (
    <Typography color="text.secondary" sx={{ mb: 2 }}>
      {t.newPlace(data)}
    </Typography>
  )
}

/** Fields given by the page. */
const DITOS = ['questionario', 'ordem']

const semDitos = (entity: Entity): Entity => ({
  ...entity,
  form: entity.form.map((section) => ({ ...section, fields: section.fields.filter((path) => !DITOS.includes(path)) })),
})

function Window({ editor, pergunta, onClose, runtime: whole }: Props & { runtime: EntityRuntime }) {
  const id = useId()
  const form = useRef<EntityFormHandle>(null)
  const context = useRuleContext()
  const services = useFormServices()
  const success = useSuccess()
  const [escolha, setEscolha] = useState(temOpcoes((pergunta.tipo ?? 0) as never))
  const todas = editor.perguntas ?? nenhuma
  const nova = pergunta.id === undefined
  const runtime = useMemo(() => ({ ...whole, entity: semDitos(whole.entity) }), [whole])
  const { aspectos } = editor
  const lookup = useMemo(
    () => lookupDaqui(services.lookup, { perguntas: todas, aspectos }, pergunta.id),
    [services.lookup, todas, aspectos, pergunta.id],
  )
  const record = useMemo(
    () => ({
      ...pergunta,
      questionario: pergunta.questionario ?? editor.dono?.questionario ?? { id: editor.dono?.id },
    }),
    [pergunta, editor.dono],
  )
  const olhadas = useMemo(() => new Map(todas.map((one) => [one.id, one as never])), [todas])
  const save = async (typed: RecordData) => {
    const { questionario: _, ...body } = typed
    try {
      await (nova
        ? sendJson('POST', `${editor.url}/perguntas`, body)
        : sendJson('PUT', `${editor.url}/perguntas/${pergunta.id}`, body))
      await editor.refresh()
      success(nova ? t.added : t.changed)
      onClose()
      return undefined
    } catch (error) {
      return formErrors(asApiError(error))
    }
  }
  return (
    <FormWindow id={id} heading={nova ? t.newTitle : t.editTitle} form={form} onClose={onClose}>
      {(close) => (
        <PerguntasContext value={olhadas}>
          <EntityForm
            {...services}
            lookup={lookup}
            mayCreate={undefined}
            runtime={runtime}
            record={record}
            fresh={nova}
            context={context}
            idPrefix={id}
            heading={3}
            focusFirst
            formRef={form}
            extraTop={nova && <Place url={editor.url} />}
            onChange={({ tipo }) => setEscolha(temOpcoes(tipo as never))}
            onSubmit={save}
            actions={
              <>
                <Button color="inherit" onClick={close}>
                  {commonTexts.cancel}
                </Button>
                {escolha && (
                  <Sugestoes url={editor.url} onChoose={(respostas) => form.current?.setValues({ respostas })} />
                )}
              </>
            }
          />
        </PerguntasContext>
      )}
    </FormWindow>
  )
}
