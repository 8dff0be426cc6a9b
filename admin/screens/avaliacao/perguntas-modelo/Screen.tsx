import { useNavigate, useParams } from 'react-router-dom'
import { modelosTexts as t } from '#admin/i18n/modelos.ts'
import { Editor } from '#admin/questionario/editor/Editor.tsx'
import { CloneDialog } from '#admin/resource/actions/CloneDialog.tsx'

const ROUTE = 'avaliacao/modelos-avaliacao'

/** The questions of a model of evaluations — spec 2 §2 (perguntas), §7 */
export default function Screen() {
  const { id = '' } = useParams()
  const navigate = useNavigate()
  return (
    <Editor
      key={id}
      entity="avaliacao/modelo-avaliacao"
      route={ROUTE}
      id={id}
      titleOf={(dono) => String(dono.titulo)}
      crumbs={(dono) => [
        { label: t.models, to: `/${ROUTE}` },
        { label: String(dono.titulo), to: `/${ROUTE}/${id}` },
      ]}
      cloner={(dono, close) => (
        <CloneDialog
          url={`/api/${ROUTE}/${id}`}
          title={String(dono.titulo)}
          intro={t.cloneIntro}
          onClose={close}
          onDone={(clones) => {
            const here = clones.find(({ empresa }) => empresa.id === dono.empresaId) ?? clones[0]
            if (clones.length === 1 && here) navigate(`/${ROUTE}/${here.id}/perguntas`)
          }}
        />
      )}
    />
  )
}
