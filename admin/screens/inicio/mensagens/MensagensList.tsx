import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import Skeleton from '@mui/material/Skeleton'
import { type MensagemHandlers, shortText } from '#admin/home/mensagens/MensagemActions.tsx'
import { MensagemItem } from '#admin/home/mensagens/MensagemItem.tsx'
import { mensagensTexts } from '#admin/home/mensagens/texts.ts'
import { commonTexts } from '#admin/i18n/common.ts'
import { useSession } from '#admin/providers/session.ts'
import { NothingYet } from '#admin/shell/NothingYet.tsx'
import { useScreenTitle } from '#admin/shell/screen-titles.ts'
import type { MensagemDoUsuario } from '#schemas/runtime/answers/utilities/mailbox.ts'

interface Props extends MensagemHandlers {
  /** undefined while loading */
  mensagens?: MensagemDoUsuario[]
  /** a filter is set */
  filtered: boolean
  selected: number[]
  onSelect: (ids: number[]) => void
}

/** One page of messages, each selectable, with actions to open, mark as read and delete. */
export function MensagensList({ mensagens, filtered, selected, onSelect, ...handlers }: Props) {
  const { hoje } = useSession().info
  const title = useScreenTitle()
  if (!mensagens)
    return (
      <Box role="status" aria-label={commonTexts.loading} sx={{ p: 2 }}>
        <Skeleton variant="rounded" height={360} />
      </Box>
    )
  if (mensagens.length === 0)
    return (
      <NothingYet filtered={filtered} title={mensagensTexts.none}>
        {filtered ? mensagensTexts.noneFilteredText : mensagensTexts.noneText}
      </NothingYet>
    )
  const toggle = (id: number) =>
    onSelect(selected.includes(id) ? selected.filter((one) => one !== id) : [...selected, id])
  return (
    <Box
      component="ul"
      aria-label={title}
      sx={{ m: 0, p: 0, listStyle: 'none', '& > li + li': { borderTop: 1, borderColor: 'divider' } }}
    >
      {mensagens.map((mensagem) => (
        <MensagemItem
          key={mensagem.usuarioMensagemId}
          mensagem={mensagem}
          hoje={hoje}
          {...handlers}
          check={
            <Checkbox
              size="small"
              checked={selected.includes(mensagem.usuarioMensagemId)}
              onChange={() => toggle(mensagem.usuarioMensagemId)}
              slotProps={{ input: { 'aria-label': mensagensTexts.select(shortText(mensagem)) } }}
            />
          }
        />
      ))}
    </Box>
  )
}
