import ArrowForward from '@mui/icons-material/ArrowForward'
import { useMemo, useState } from 'react'
import { ActionMenu } from '#admin/resource/actions/ActionMenu.tsx'
import type { RecordAction } from '#admin/resource/actions/record-action.ts'
import { useActionsOf } from '#admin/resource/actions/useRecordActions.tsx'
import type { Cartao, Etapa, Quadro } from '#schemas/runtime/answers/recruitment/selection-board.ts'
import { registroDe } from './quadro.ts'
import { selecaoTexts } from './texts.ts'

interface Props {
  quadro: Quadro
  cartao: Cartao
  movable: boolean
  anchor: HTMLElement | undefined
  onClose: () => void
  onMove: (etapa: Etapa) => void
}

/** Actions on a card, most used first; the others are in the panel that the candidate's name opens. */
const ORDER = ['entrevista', 'avaliacao', 'parecer', 'contrata', 'recusa', 'desiste', 'retoma']

/** Menu of a card: moving, and the actions of `ORDER`; at most seven entries. */
export function CardMenu({ quadro, cartao, movable, anchor, onClose, onMove }: Props) {
  const actionsOf = useActionsOf('page')
  const [steps, setSteps] = useState<HTMLElement>()
  const record = useMemo(() => registroDe(quadro, cartao), [quadro, cartao])
  const others = quadro.etapas.filter(({ id }) => id !== cartao.etapaId)
  const move: RecordAction[] =
    movable && others.length > 0
      ? [
          {
            name: 'mover',
            title: selecaoTexts.moveMany,
            icon: <ArrowForward fontSize="small" />,
            run: () => setSteps(anchor),
          },
        ]
      : []
  const actions = actionsOf(record)
    .filter(({ name, disabled }) => ORDER.includes(name) && disabled === undefined)
    .toSorted((a, b) => ORDER.indexOf(a.name) - ORDER.indexOf(b.name))
  return (
    <>
      <ActionMenu actions={[...move, ...actions]} anchor={anchor} onClose={onClose} />
      <ActionMenu
        anchor={steps}
        onClose={() => setSteps(undefined)}
        actions={others.map((etapa) => ({
          name: `etapa-${etapa.id}`,
          title: selecaoTexts.moveTo(etapa.nome),
          icon: <ArrowForward fontSize="small" />,
          run: () => onMove(etapa),
        }))}
      />
    </>
  )
}
