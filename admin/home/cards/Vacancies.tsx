import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import { AppLink } from '#admin/shell/AppLink.tsx'
import type { DeskVacancy } from '#schemas/runtime/answers/recruitment/desk.ts'
import { Card, CardAnswer, CardText, cardList } from '../Card.tsx'
import { useDesk } from '../desk-context.ts'
import { deskTexts } from '../texts.ts'
import { SmallFunnel } from './SmallFunnel.tsx'

const t = deskTexts.vacancies
const BOARD = '/captacao/selecao'

/** The user's vacancies with a running selection, with candidatos per step; without own ones, those of others. */
export default function Vacancies() {
  const { data, error, refetch } = useDesk()
  const { itens = [], minhas = true } = data?.vagas ?? {}
  return (
    <Card
      title={t.title}
      action={
        itens.length > 0 ? (
          <Button component={AppLink} to={BOARD} color="primary">
            {deskTexts.all}
          </Button>
        ) : undefined
      }
    >
      <CardAnswer data={data} error={error} refetch={refetch}>
        {() => (
          <>
            {itens.length === 0 && <CardText>{t.none}</CardText>}
            {itens.length > 0 && !minhas && <CardText>{t.ofAll}</CardText>}
            <Box component="ul" sx={cardList}>
              {itens.map((vaga) => (
                <Vacancy key={vaga.id} vaga={vaga} />
              ))}
            </Box>
          </>
        )}
      </CardAnswer>
    </Card>
  )
}

function Vacancy({ vaga }: { vaga: DeskVacancy }) {
  const { id, descricao, emSelecao, preenchidas, quantidade, atrasados, etapas } = vaga
  return (
    <Box component="li" sx={{ px: 2, py: 0.75, fontSize: 13 }}>
      <Link component={AppLink} to={`${BOARD}?solicitacao=${id}`} sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {descricao}
      </Link>
      <Box sx={{ fontSize: 12, color: 'text.secondary' }}>
        {t.inSelection(emSelecao)} · {t.filled(preenchidas, quantidade)}
        {atrasados > 0 && (
          <Box component="span" sx={{ color: 'warning.main', fontWeight: 600 }}>
            {` · ${t.late(atrasados)}`}
          </Box>
        )}
      </Box>
      <SmallFunnel vaga={descricao} etapas={etapas} />
    </Box>
  )
}
