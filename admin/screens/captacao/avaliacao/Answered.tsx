import CheckBox from '@mui/icons-material/CheckBox'
import CheckBoxBlank from '@mui/icons-material/CheckBoxOutlineBlank'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { commonTexts } from '#admin/i18n/common.ts'
import { decimal, foiRespondida, type Resposta } from './avaliacao.ts'
import { avaliacaoTexts } from './texts.ts'

/** An answer as it was given; of options also what each is worth. */
export function Answered({ pergunta }: { pergunta: Resposta }) {
  const { tipo, nota, notaMaxima = 10, resposta, comentario, pedeComentario, respostaSugerida } = pergunta
  return (
    <>
      {tipo === 'OBJETIVA' || tipo === 'MULTIPLA_ESCOLHA' ? (
        <Options pergunta={pergunta} />
      ) : foiRespondida(pergunta) ? (
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {tipo === 'NOTA' ? `${decimal(nota ?? 0)} / ${notaMaxima}` : resposta}
        </Typography>
      ) : (
        <Typography color="text.secondary">{avaliacaoTexts.notAnswered}</Typography>
      )}
      {comentario && <Quote title={pedeComentario ?? avaliacaoTexts.comment} text={comentario} />}
      {respostaSugerida && <Quote title={avaliacaoTexts.suggested} text={respostaSugerida} />}
    </>
  )
}

function Options({ pergunta: { opcoes = [], respostasIds = [] } }: { pergunta: Resposta }) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {opcoes.map(({ id = 0, texto, peso = 0 }) => {
        const marked = respostasIds.includes(id)
        const Icon = marked ? CheckBox : CheckBoxBlank
        return (
          <Box component="li" key={id} sx={{ display: 'flex', gap: 1, alignItems: 'center', py: 0.25 }}>
            <Icon
              fontSize="small"
              color={marked ? 'primary' : 'disabled'}
              titleAccess={marked ? commonTexts.yes : commonTexts.no}
            />
            <Typography sx={{ fontWeight: marked ? 600 : 400, overflowWrap: 'anywhere' }}>{texto}</Typography>
            <Typography variant="body2" color="text.secondary">
              {avaliacaoTexts.weight(peso)}
            </Typography>
          </Box>
        )
      })}
    </Box>
  )
}

function Quote({ title, text }: { title: string; text: string }) {
  return (
    <Box sx={{ mt: 1, pl: 1.5, borderLeft: '3px solid', borderColor: 'divider' }}>
      <Typography variant="caption" color="text.secondary">
        {title}
      </Typography>
      <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
    </Box>
  )
}
