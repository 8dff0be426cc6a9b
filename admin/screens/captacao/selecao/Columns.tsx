import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { DragArea } from '#admin/drag/DragArea.tsx'
import type { DragItem, DropPlace } from '#admin/drag/item.ts'
import { useActionsOf } from '#admin/resource/actions/useRecordActions.tsx'
import { useEntity } from '#admin/resource/entity-context.ts'
import type { Cartao, Etapa, Quadro } from '#schemas/runtime/answers/recruitment/selection-board.ts'
import { Card } from './Card.tsx'
import { Column } from './Column.tsx'
import { etapaDe, etapaVizinha, type Lugar, lugarDe, registroDe } from './quadro.ts'
import { selecaoTexts } from './texts.ts'
import { useFocusCard } from './useFocusCard.ts'
import { useKeptFocus } from './useKeptFocus.ts'
import { useMove } from './useQuadro.ts'

interface Props {
  quadro: Quadro
  /** cards that match the search */
  cartoes: Cartao[]
  /** after a card has come to another step */
  onMoved: (cartao: Cartao) => void
  /** after any other change of a card */
  onNoted: () => void
}

/** One column per step, and two more: hired, and out of the selection. */
export function Columns({ quadro, cartoes, onMoved, onNoted }: Props) {
  const { resource, schema } = useEntity()
  const actionsOf = useActionsOf('page')
  const [dragged, setDragged] = useState<Cartao>()
  const [showsOut, setShowsOut] = useState(false)
  const [said, setSaid] = useState('')
  const focusCard = useFocusCard()
  const kept = useKeptFocus<HTMLDivElement>()
  const { mutate } = useMove(resource, quadro.solicitacao.id)

  const may = (name: string) => schema.actions.includes(name)
  const movable = quadro.solicitacao.aberta && may('etapa')
  const nomeDe = (lugar: Lugar) =>
    lugar === 'contratados'
      ? selecaoTexts.hired
      : lugar === 'fora'
        ? selecaoTexts.out
        : (etapaDe(quadro, { etapaId: lugar })?.nome ?? selecaoTexts.noStep)

  const move = (cartao: Cartao, etapa: Etapa | undefined) => {
    if (!etapa) return setSaid(selecaoTexts.edge(cartao.nome))
    if (etapa.id === cartao.etapaId || cartao.situacao !== 'E') return
    focusCard({ id: cartao.id, lugar: etapa.id })
    mutate({ cartao, etapa }, { onSuccess: () => onMoved(cartao), onError: () => focusCard(undefined) })
    setSaid(selecaoTexts.moved(cartao.nome, etapa.nome))
  }
  /** hiring and refusing open a dialog: day of admission, reason */
  const ask = (cartao: Cartao, name: string) => {
    if (may(name))
      actionsOf(registroDe(quadro, cartao))
        .find((one) => one.name === name)
        ?.run?.()
  }
  const mayTake = (cartao: Cartao, lugar: Lugar) => {
    if (cartao.situacao !== 'E' || lugarDe(quadro, cartao) === lugar) return false
    if (lugar === 'contratados') return may('contrata')
    return lugar === 'fora' ? may('recusa') : lugar !== null && movable
  }
  const drop = (cartao: Cartao, lugar: Lugar | undefined) => {
    if (lugar === undefined || !mayTake(cartao, lugar)) return
    if (lugar === 'contratados') ask(cartao, 'contrata')
    else if (lugar === 'fora') ask(cartao, 'recusa')
    else if (lugar !== null) move(cartao, etapaDe(quadro, { etapaId: lugar }))
  }
  const semEtapa = quadro.candidatos.some((cartao) => lugarDe(quadro, cartao) === null)
  const lugares: Lugar[] = [...(semEtapa ? [null] : []), ...quadro.etapas.map(({ id }) => id), 'contratados', 'fora']

  const lugarEm = ({ id }: DropPlace) => lugares.find((lugar) => String(lugar) === id)
  const refusal = ({ data }: DragItem<Cartao>, place: DropPlace) => {
    const lugar = lugarEm(place)
    if (lugar === undefined || lugarDe(quadro, data) === lugar || mayTake(data, lugar)) return undefined
    return lugar === null ? selecaoTexts.noWayBack : selecaoTexts.notAllowed
  }

  return (
    <DragArea<Cartao>
      refusal={refusal}
      onDrag={(item) => setDragged(item?.data)}
      onDrop={({ data }, place) => drop(data, lugarEm(place))}
      overlay={({ data }) => (
        <Paper elevation={6} sx={{ p: 1, fontSize: 13.5, fontWeight: 600, cursor: 'grabbing' }}>
          {data.nome}
        </Paper>
      )}
      said={said}
    >
      <Typography variant="body2" color="text.secondary" sx={{ display: { xs: 'none', md: 'block' }, mb: 1 }}>
        {movable ? selecaoTexts.hint : ''}
      </Typography>
      {cartoes.length === 0 && quadro.candidatos.length > 0 && (
        <Typography color="text.secondary" sx={{ mb: 1 }}>
          {selecaoTexts.nothingFound}
        </Typography>
      )}
      <Box
        {...kept}
        sx={{
          display: 'grid',
          gridAutoFlow: 'column',
          gridAutoColumns: { xs: 'min(240px, 82vw)', md: 'minmax(180px, 1fr)' },
          ...{ gap: 1.25, overflowX: 'auto', pb: 2, alignItems: 'flex-start' },
        }}
      >
        {lugares.map((lugar) => (
          <Column
            key={lugar ?? 'sem-etapa'}
            nome={nomeDe(lugar)}
            prazo={typeof lugar === 'number' ? etapaDe(quadro, { etapaId: lugar })?.prazoDias : undefined}
            lugar={String(lugar)}
            takes={dragged !== undefined && mayTake(dragged, lugar)}
            fold={lugar === 'fora' ? { open: showsOut, onToggle: () => setShowsOut(!showsOut) } : undefined}
          >
            {cartoes
              .filter((cartao) => lugarDe(quadro, cartao) === lugar)
              .map((cartao) => (
                <Card
                  key={cartao.id}
                  quadro={quadro}
                  cartao={cartao}
                  etapa={nomeDe(lugar)}
                  movable={movable && cartao.situacao === 'E'}
                  onMove={(etapa) => move(cartao, etapa)}
                  onChanged={onNoted}
                  onStep={(direction) => move(cartao, etapaVizinha(quadro, cartao, direction))}
                />
              ))}
          </Column>
        ))}
      </Box>
    </DragArea>
  )
}
