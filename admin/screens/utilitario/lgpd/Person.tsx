import BackIcon from '@mui/icons-material/ArrowBack'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { commonTexts } from '#admin/i18n/common.ts'
import { downloadFile } from '#admin/providers/download.ts'
import { useSession } from '#admin/providers/session.ts'
import { AppLink } from '#admin/shell/AppLink.tsx'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import { useReport } from '#admin/shell/useReport.ts'
import type { Dossier } from '#schemas/runtime/answers/utilities/lgpd.ts'
import { EraseDialog } from './EraseDialog.tsx'
import { Section } from './Section.tsx'
import { lgpdTexts } from './texts.ts'
import { fileOf, type Quem, useDossier } from './useLgpd.ts'

interface Props {
  quem: Quem
  onBack(): void
}

/** All data of a person, to be exported or erased. */
export function Person({ quem, onBack }: Props) {
  const { data, error, refetch } = useDossier(quem)
  const report = useReport()
  const [erasing, setErasing] = useState(false)
  const mayErase = useSession().info.authorities.includes('ROLE_LGPD_APAGAR')
  const get = (formato: 'pdf' | 'json') =>
    void downloadFile(fileOf(quem, formato), `dados-pessoais.${formato}`).catch(report)
  return (
    <>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center', mb: 2 }}>
        <Button color="inherit" startIcon={<BackIcon />} onClick={onBack} sx={{ mr: 'auto' }}>
          {lgpdTexts.back}
        </Button>
        <Button variant="outlined" color="inherit" onClick={() => get('pdf')} disabled={!data}>
          {lgpdTexts.pdf}
        </Button>
        <Button variant="outlined" color="inherit" onClick={() => get('json')} disabled={!data}>
          {lgpdTexts.json}
        </Button>
        {mayErase && (
          <Button variant="outlined" color="error" onClick={() => setErasing(true)} disabled={!data}>
            {lgpdTexts.erase}
          </Button>
        )}
      </Box>
      {error && <RetryAlert onRetry={refetch}>{error.message}</RetryAlert>}
      {!error && !data && <Skeleton variant="rectangular" height={320} />}
      {data && (
        <>
          <Typography variant="h2" sx={{ mb: 1.5, overflowWrap: 'anywhere' }}>
            {lgpdTexts.data(data.pessoa)}
          </Typography>
          <Same registros={data.registros} />
          {data.secoes.map((secao) => (
            <Section key={`${secao.entidade} ${secao.id}`} secao={secao} />
          ))}
          <Rest {...data} />
        </>
      )}
      {erasing && (
        <EraseDialog
          quem={quem}
          onClose={() => setErasing(false)}
          onErased={() => {
            setErasing(false)
            void refetch()
          }}
        />
      )}
    </>
  )
}

function Same({ registros }: Pick<Dossier, 'registros'>) {
  return (
    <Paper variant="outlined" sx={{ p: 2, mb: 2 }}>
      <Typography variant="subtitle2" component="h3">
        {lgpdTexts.same}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {lgpdTexts.sameHelp}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        {registros.map(({ entidade, id, titulo, empresa, link }) => {
          const label = [titulo, empresa, commonTexts.code(id)].filter(Boolean).join(' · ')
          return link ? (
            <Chip key={`${entidade} ${id}`} component={AppLink} to={link} clickable label={label} variant="outlined" />
          ) : (
            <Chip key={`${entidade} ${id}`} label={label} variant="outlined" />
          )
        })}
      </Box>
    </Paper>
  )
}

/** Files of the person, and other records that name him. */
function Rest({ arquivos, citacoes }: Pick<Dossier, 'arquivos' | 'citacoes'>) {
  const lists = [
    { title: lgpdTexts.files, lines: arquivos.map(({ nome, entidade }) => `${nome} (${entidade})`) },
    {
      title: lgpdTexts.cited,
      lines: citacoes.map(
        ({ entidade, campo, quantidade }) => `${entidade}: ${campo} (${lgpdTexts.times(quantidade)})`,
      ),
    },
  ]
  return lists.map(
    ({ title, lines }) =>
      lines.length > 0 && (
        <Paper key={title} variant="outlined" sx={{ p: 2, mb: 2 }}>
          <Typography variant="subtitle2" component="h3">
            {title}
          </Typography>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {lines.map((line) => (
              <Typography key={line} component="li" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                {line}
              </Typography>
            ))}
          </Box>
        </Paper>
      ),
  )
}
