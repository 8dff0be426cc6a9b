import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip, { type ChipProps } from '@mui/material/Chip'
import Divider from '@mui/material/Divider'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { FactList } from '#admin/shell/lines/FactList.tsx'
import { isActivated, type LicenceInfo, licenceLabel, takesNumber } from '#schemas/runtime/answers/utilities/licence.ts'
import { displayDay } from '#schemas/runtime/dates.ts'
import { formats } from '#schemas/runtime/formats/formats.ts'
import { MigrationDialog } from './MigrationDialog.tsx'
import { NumberForm } from './NumberForm.tsx'
import { Section } from './Section.tsx'
import { licenceTexts as t } from './texts.ts'
import type { Licence } from './useLicence.ts'

interface Props {
  info: LicenceInfo
  licence: Licence
  administers: boolean
}

const TONES: Record<ReturnType<typeof licenceLabel>, ChipProps['color']> = {
  'Nova Instalação': 'info',
  Inconsistente: 'warning',
  Ativa: 'success',
  Inativa: 'error',
}

/** Whose the licence is, how long it lasts, and where it stands. */
export function LicenceData({ info, licence, administers }: Props) {
  const [asking, setAsking] = useState(false)
  const label = licenceLabel(info)
  return (
    <Section title={t.data} note={<Chip size="small" color={TONES[label]} label={label} />}>
      <FactList facts={facts(info)} />
      {!isActivated(info) && (
        <Typography variant="body2" color="text.secondary">
          {t.notBlocked}
        </Typography>
      )}
      {takesNumber(info) && administers && (
        <>
          <Divider sx={{ my: 2 }} />
          <NumberForm info={info} busy={licence.busy === 'number'} onSend={licence.rectify} />
        </>
      )}
      {info.statusMigracao === 'SemCnpj' && !administers && <Alert severity="warning">{t.numberInside}</Alert>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2.5 }}>
        <Button
          variant="outlined"
          loading={licence.busy === 'reload'}
          disabled={licence.busy !== undefined}
          onClick={() => void licence.reload()}
        >
          {t.reload}
        </Button>
        <Button onClick={() => setAsking(true)}>{t.migration}</Button>
      </Box>
      {asking && <MigrationDialog status={info.statusMigracao} onClose={() => setAsking(false)} />}
    </Section>
  )
}

/** 11 digits are a CPF — spec 3 §3 */
function facts(info: LicenceInfo): [string, string][] {
  const { cnpj, dataExpedicao, dataExpiracao } = info
  const day = (value: string | undefined) => (value === undefined ? undefined : displayDay(value))
  const all: [string, string | undefined][] = [
    [t.razaoSocial, info.razaoSocial],
    [cnpj?.length === 11 ? t.cpf : t.cnpj, cnpj && (formats['cnpj-cpf']?.display?.(cnpj) ?? cnpj)],
    [t.place, info.nomeRegistroLocation],
    [t.issued, day(dataExpedicao)],
    [t.expires, day(dataExpiracao)],
    [t.serial, info.nrSerie],
    [t.authenticator, t.version(info.tipoAuth === 'Remprot')],
  ]
  return all.map(([title, text]) => [title, text ?? t.missing])
}
