import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Link from '@mui/material/Link'
import { usePanelAddress } from '#admin/resource/summary/panel/panel-address.ts'
import { AppLink } from '#admin/shell/AppLink.tsx'
import { Card, CardAnswer, CardText, cardList } from '../Card.tsx'
import { useDesk } from '../desk-context.ts'
import { deskTexts } from '../texts.ts'

const t = deskTexts.late
const BOARD = '/captacao/selecao'

/** Candidatos overdue in their step, those of the user's own vacancies first; one opens in a panel. */
export default function LateCandidates() {
  const { data, error, refetch } = useDesk()
  const beside = usePanelAddress()
  const { itens = [], total = 0 } = data?.atrasados ?? {}
  return (
    <Card
      title={t.title}
      note={
        total > 0 ? (
          <Chip size="small" color="warning" variant="outlined" label={total.toLocaleString('pt-BR')} />
        ) : undefined
      }
      action={
        total > itens.length ? (
          <Button component={AppLink} to={BOARD} color="primary">
            {t.others(total - itens.length)}
          </Button>
        ) : undefined
      }
    >
      <CardAnswer data={data} error={error} refetch={refetch}>
        {() =>
          itens.length === 0 ? (
            <CardText>{t.none}</CardText>
          ) : (
            <Box component="ul" sx={cardList}>
              {itens.map(({ id, nome, vaga, etapa, dias, prazoDias }) => (
                <Box component="li" key={id} sx={{ px: 2, py: 0.5, fontSize: 13 }}>
                  <Link component={AppLink} to={beside(id)} sx={{ fontWeight: 600 }}>
                    {nome}
                  </Link>
                  <Box sx={{ fontSize: 12, color: 'text.secondary', overflowWrap: 'anywhere' }}>
                    {vaga} · {etapa} · {t.days(dias, prazoDias)}
                  </Box>
                </Box>
              ))}
            </Box>
          )
        }
      </CardAnswer>
    </Card>
  )
}
