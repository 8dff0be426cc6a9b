import MoreVert from '@mui/icons-material/MoreVert'
import WarningAmber from '@mui/icons-material/WarningAmberOutlined'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { type KeyboardEvent, useState } from 'react'
import { useDragged } from '#admin/drag/useDragged.ts'
import { usePanelAddress } from '#admin/resource/summary/panel/panel-address.ts'
import { AppLink } from '#admin/shell/AppLink.tsx'
import type { Cartao, Etapa, Quadro } from '#schemas/runtime/answers/recruitment/selection-board.ts'
import { CandidateAvatar } from './CandidateAvatar.tsx'
import { CardMenu } from './CardMenu.tsx'
import { Interviews } from './Interviews.tsx'
import { estaAtrasado, etapaDe, lugarDe } from './quadro.ts'
import { selecaoTexts } from './texts.ts'

interface Props {
  quadro: Quadro
  cartao: Cartao
  /** name of the column */
  etapa: string
  movable: boolean
  onMove: (etapa: Etapa) => void
  onStep: (direction: -1 | 1) => void
  /** after an interview outcome of this candidate was recorded on the card */
  onChanged: () => void
}

function tempoDe(quadro: Quadro, cartao: Cartao): string {
  const prazo = etapaDe(quadro, cartao)?.prazoDias
  if (prazo && estaAtrasado(quadro, cartao)) return selecaoTexts.lateSince(cartao.dias, prazo)
  return cartao.dias === 0 ? selecaoTexts.today : selecaoTexts.since(cartao.dias)
}

/** One candidate of the board, moved by drag (mouse, touch, keyboard: `admin/drag`), by its menu, or with Alt and the arrow keys. */
export function Card({ quadro, cartao, etapa, movable, onMove, onStep, onChanged }: Props) {
  const panel = usePanelAddress()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const { nome, foto, cidade, situacao, motivo } = cartao
  const late = estaAtrasado(quadro, cartao)
  const tempo = tempoDe(quadro, cartao)
  const { ref, props, moving } = useDragged(
    { id: String(cartao.id), label: selecaoTexts.card(nome, etapa, tempo), data: cartao },
    !movable,
  )
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget) return
    const direction = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : undefined
    if (direction && event.altKey && movable) {
      event.preventDefault()
      onStep(direction)
    } else if (event.key === 'Enter') setAnchor(event.currentTarget)
    else props.onKeyDown?.(event)
  }
  return (
    <li>
      <Paper
        ref={ref}
        variant="outlined"
        {...props}
        data-cartao={cartao.id}
        data-lugar={lugarDe(quadro, cartao)}
        onKeyDown={onKeyDown}
        sx={{
          p: 1,
          display: 'flex',
          gap: 1,
          cursor: movable ? 'grab' : 'default',
          ...(moving && { borderStyle: 'dashed', bgcolor: 'transparent', '& > *': { visibility: 'hidden' } }),
          ...(late && { borderLeft: '3px solid', borderLeftColor: 'warning.main' }),
          '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 1 },
        }}
      >
        <CandidateAvatar nome={nome} foto={foto} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography sx={{ fontSize: 13.5, fontWeight: 600, lineHeight: 1.3, overflowWrap: 'anywhere' }}>
            <Link component={AppLink} to={panel(cartao.id)} color="inherit" draggable={false}>
              {nome}
            </Link>
          </Typography>
          {cidade && (
            <Typography variant="caption" color="text.secondary" noWrap sx={{ display: 'block' }}>
              {cidade}
            </Typography>
          )}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75, mt: 0.5 }}>
            <Typography
              variant="caption"
              color={late ? 'warning.main' : 'text.secondary'}
              sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}
            >
              {late && <WarningAmber sx={{ fontSize: 15 }} />}
              {tempo}
            </Typography>
            <Signs cartao={cartao} />
          </Box>
          {situacao === 'E' && <Interviews cartao={cartao} onChanged={onChanged} />}
          {motivo && (situacao === 'R' || situacao === 'D') && (
            <Typography variant="caption" sx={{ display: 'block', mt: 0.5, overflowWrap: 'anywhere' }}>
              {motivo}
            </Typography>
          )}
        </Box>
        <IconButton
          size="small"
          aria-label={selecaoTexts.menu(nome)}
          aria-haspopup="menu"
          onClick={(event) => setAnchor(event.currentTarget)}
          sx={{ width: 28, height: 28, mt: -0.25, mr: -0.5 }}
        >
          <MoreVert fontSize="small" />
        </IconButton>
      </Paper>
      <CardMenu
        quadro={quadro}
        cartao={cartao}
        movable={movable}
        anchor={anchor}
        onClose={() => setAnchor(undefined)}
        onMove={onMove}
      />
    </li>
  )
}

/** The mean of the concluded evaluations, else the count of answered ones. */
const resultadoDe = ({ liberadas, respondidas, media }: NonNullable<Cartao['avaliacoes']>): string =>
  media === null
    ? selecaoTexts.onCard(respondidas, liberadas)
    : selecaoTexts.onCardResult(media.toLocaleString('pt-BR'))

/** Chip whose label wraps where the column is narrow. */
const WRAPPED = { height: 'auto', '& .MuiChip-label': { whiteSpace: 'normal' } }

function Signs({ cartao: { aptidao, situacao, avaliacoes, aderencia } }: { cartao: Cartao }) {
  return (
    <>
      {situacao === 'E' && aderencia !== null && (
        <Typography variant="caption" color="text.secondary" title={selecaoTexts.fit(aderencia)}>
          {selecaoTexts.score(aderencia)}
        </Typography>
      )}
      {aptidao === 'S' && <Chip size="small" color="success" variant="outlined" label={selecaoTexts.aptidao.S} />}
      {aptidao === 'N' && <Chip size="small" color="error" variant="outlined" label={selecaoTexts.aptidao.N} />}
      {avaliacoes && <Chip size="small" variant="outlined" label={resultadoDe(avaliacoes)} sx={WRAPPED} />}
      {(situacao === 'R' || situacao === 'D') && <Chip size="small" label={selecaoTexts.situacao[situacao]} />}
    </>
  )
}
