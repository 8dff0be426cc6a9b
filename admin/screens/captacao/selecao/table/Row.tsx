import MoreVert from '@mui/icons-material/MoreVert'
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import TableCell from '@mui/material/TableCell'
import TableRow from '@mui/material/TableRow'
import { type KeyboardEvent, useState } from 'react'
import { useEntity } from '#admin/resource/entity-context.ts'
import { listTexts } from '#admin/resource/list/texts.ts'
import { AppLink } from '#admin/shell/AppLink.tsx'
import type { Cartao, Etapa, Quadro } from '#schemas/runtime/answers/recruitment/selection-board.ts'
import { CandidateAvatar } from '../CandidateAvatar.tsx'
import { CardMenu } from '../CardMenu.tsx'
import { estaAtrasado, etapaDe, etapaVizinha } from '../quadro.ts'
import { selecaoTexts } from '../texts.ts'
import { inReach, wide } from './in-reach.ts'
import { nomeDaEtapa } from './linhas.ts'

interface Props {
  quadro: Quadro
  cartao: Cartao
  movable: boolean
  /** absent: the row cannot be moved and has no checkbox */
  select: (() => void) | undefined
  selected: boolean
  onMove: (etapa: Etapa | undefined) => void
}

const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })

/** Returns the control at the same index in the row above or below. */
function neighbour(row: HTMLTableRowElement, target: EventTarget, key: string): HTMLElement | undefined {
  const other = key === 'ArrowDown' ? row.nextElementSibling : row.previousElementSibling
  const controls = (of: Element) => [...of.querySelectorAll<HTMLElement>('input, a, button')]
  return other ? controls(other)[controls(row).indexOf(target as HTMLElement)] : undefined
}

/** One candidate of the table: Alt plus arrow keys moves him to the next step, arrow keys alone move the focus between rows. */
export function Row({ quadro, cartao, movable, select, selected, onMove }: Props) {
  const { resource } = useEntity()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const { id, nome, foto, cidade, situacao, motivo, aptidao, avaliacoes, pretencaoSalarial, dias } = cartao
  const late = estaAtrasado(quadro, cartao)
  const naEtapa = late ? selecaoTexts.lateSince(dias, etapaDe(quadro, cartao)?.prazoDias ?? 0) : selecaoTexts.days(dias)
  const onKeyDown = (event: KeyboardEvent<HTMLTableRowElement>) => {
    const { key, altKey } = event
    if (altKey && movable && (key === 'ArrowLeft' || key === 'ArrowRight')) {
      event.preventDefault()
      onMove(etapaVizinha(quadro, cartao, key === 'ArrowLeft' ? -1 : 1))
    } else if (!altKey && (key === 'ArrowDown' || key === 'ArrowUp')) {
      const next = neighbour(event.currentTarget, event.target, key)
      if (next) event.preventDefault()
      next?.focus()
    }
  }
  return (
    <TableRow hover selected={selected} onKeyDown={onKeyDown} data-cartao={id} data-lugar="tabela">
      {select && (
        <TableCell padding="checkbox">
          <Checkbox
            size="small"
            checked={selected && movable}
            disabled={!movable}
            onChange={select}
            slotProps={{ input: { 'aria-label': listTexts.selectRow(nome) } }}
          />
        </TableCell>
      )}
      <TableCell sx={{ minWidth: { md: 190 } }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <CandidateAvatar nome={nome} foto={foto} />
          <Link component={AppLink} to={`/${resource}/${id}`} color="inherit" sx={{ fontWeight: 600 }}>
            {nome}
            {cidade && (
              <Box component="span" sx={{ display: 'block', fontSize: 12, fontWeight: 400, color: 'text.secondary' }}>
                {cidade}
              </Box>
            )}
            <Box
              component="span"
              sx={{ display: { xs: 'block', md: 'none' }, fontSize: 12, fontWeight: 400, color: 'text.secondary' }}
            >
              {[situacao === 'E' ? nomeDaEtapa(quadro, cartao) : selecaoTexts.situacoes[situacao], naEtapa]
                .filter(Boolean)
                .join(' · ')}
            </Box>
          </Link>
        </Box>
      </TableCell>
      <TableCell sx={wide}>{nomeDaEtapa(quadro, cartao)}</TableCell>
      <TableCell align="right" sx={{ ...wide, whiteSpace: 'nowrap', color: late ? 'warning.main' : undefined }}>
        {naEtapa}
      </TableCell>
      <TableCell sx={wide}>{aptidao === 'S' || aptidao === 'N' ? selecaoTexts.aptidao[aptidao] : ''}</TableCell>
      <TableCell align="right" sx={{ ...wide, whiteSpace: 'nowrap' }}>
        {avaliacoes &&
          (avaliacoes.media === null
            ? selecaoTexts.answered(avaliacoes.respondidas, avaliacoes.liberadas)
            : `${avaliacoes.media.toLocaleString('pt-BR')}%`)}
      </TableCell>
      <TableCell align="right" sx={{ ...wide, whiteSpace: 'nowrap' }}>
        {pretencaoSalarial === null ? '' : money.format(pretencaoSalarial)}
      </TableCell>
      <TableCell sx={{ ...wide, minWidth: 100 }}>
        {selecaoTexts.situacoes[situacao]}
        {motivo && (situacao === 'R' || situacao === 'D') && (
          <Box component="span" sx={{ display: 'block', fontSize: 12, color: 'text.secondary' }}>
            {motivo}
          </Box>
        )}
      </TableCell>
      <TableCell padding="checkbox" sx={inReach}>
        <IconButton
          size="small"
          aria-label={selecaoTexts.menu(nome)}
          aria-haspopup="menu"
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <MoreVert fontSize="small" />
        </IconButton>
        <CardMenu
          quadro={quadro}
          cartao={cartao}
          movable={movable}
          anchor={anchor}
          onClose={() => setAnchor(undefined)}
          onMove={onMove}
        />
      </TableCell>
    </TableRow>
  )
}
