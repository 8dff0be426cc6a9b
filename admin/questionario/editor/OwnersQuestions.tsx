import { useNavigate, useParams } from 'react-router-dom'
import { useSession } from '#admin/providers/session.ts'
import { CloneDialog } from '#admin/resource/actions/dialogs/CloneDialog.tsx'
import { Editor } from './Editor.tsx'

interface Props {
  /** the owner's entity: 'avaliacao/modelo-avaliacao' */
  entity: string
  /** route of its records and screens: 'avaliacao/modelos-avaliacao' */
  route: string
  /** plural title of its records */
  plural: string
  /** text about what a clone includes; absent where cloning is not offered */
  cloneIntro?: string
  /** path of the clone call below the record */
  cloneCall?: string
}

/** Page of an owner's questions, `{route}/:id/perguntas`; after cloning into the same company, navigates to the clone. */
export function OwnersQuestions({ entity, route, plural, cloneIntro, cloneCall = '' }: Props) {
  const { id = '' } = useParams()
  const navigate = useNavigate()
  const { empresa: current } = useSession().info
  return (
    <Editor
      key={id}
      {...{ entity, route, id }}
      titleOf={(dono) => String(dono.titulo)}
      crumbs={(dono) => [
        { label: plural, to: `/${route}` },
        { label: String(dono.titulo), to: `/${route}/${id}` },
      ]}
      cloner={
        cloneIntro === undefined
          ? undefined
          : (dono, close) => (
              <CloneDialog
                url={`/api/${route}/${id}${cloneCall}`}
                title={String(dono.titulo)}
                intro={cloneIntro}
                onClose={close}
                onDone={([clone, ...others]) => {
                  if (clone?.empresa.id === current.id && others.length === 0)
                    navigate(`/${route}/${clone.id}/perguntas`)
                }}
              />
            )
      }
    />
  )
}
