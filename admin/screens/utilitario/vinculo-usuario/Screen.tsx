import HowToRegOutlined from '@mui/icons-material/HowToRegOutlined'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { asApiError } from '#admin/providers/api-error.ts'
import { NothingYet } from '#admin/shell/NothingYet.tsx'
import { PageSkeleton } from '#admin/shell/PageSkeleton.tsx'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import { PageHeader } from '#admin/shell/screen/PageHeader.tsx'
import { useReport, useSuccess } from '#admin/shell/useReport.ts'
import type { SemVinculo } from '#schemas/runtime/answers/utilities/user-links.ts'
import { Rows } from './Rows.tsx'
import { vinculosTexts as t } from './texts.ts'
import { useSemVinculo, useVincula } from './useVinculos.ts'

/** Talent chosen by user id; undefined where the proposed one was cleared. */
type Choices = Record<number, number | undefined>

/** Links users of the company to its talents, in bulk. */
export default function Screen() {
  const { data, error, refetch } = useSemVinculo()
  const vincula = useVincula()
  const [choices, setChoices] = useState<Choices>({})
  const [errors, setErrors] = useState<Record<number, string>>({})
  const [report, success] = [useReport(), useSuccess()]
  if (error) return <RetryAlert onRetry={refetch}>{error.message}</RetryAlert>
  if (!data) return <PageSkeleton />
  const chosen = chosenOf(data, choices)

  const store = async () => {
    setErrors({})
    try {
      const { vinculados } = await vincula.mutateAsync(chosen)
      setChoices({})
      success(t.done(vinculados))
    } catch (thrown) {
      const placed = placedErrors(thrown, chosen)
      if (Object.keys(placed).length === 0) report(thrown)
      setErrors(placed)
    }
  }
  const button = (
    <Button variant="contained" onClick={store} disabled={chosen.length === 0 || vincula.isPending}>
      {t.link(chosen.length)}
    </Button>
  )
  return (
    <>
      <PageHeader actions={data.length > 0 && button} />
      <Typography color="text.secondary" sx={{ mb: 2, maxWidth: 900 }}>
        {t.about}
      </Typography>
      {data.length === 0 ? (
        <NothingYet icon={HowToRegOutlined}>{t.none}</NothingYet>
      ) : (
        <Rows
          rows={data}
          talentOf={(row) => talentOf(row, choices)}
          errors={errors}
          onChoose={(usuario, talento) => setChoices({ ...choices, [usuario]: talento })}
        />
      )}
    </>
  )
}

const talentOf = ({ usuario, proposta }: SemVinculo, choices: Choices): number | undefined =>
  usuario.id in choices ? choices[usuario.id] : proposta?.id

const chosenOf = (rows: SemVinculo[], choices: Choices) =>
  rows.flatMap((row) => {
    const talento = talentOf(row, choices)
    return talento === undefined ? [] : [{ usuario: row.usuario.id, talento }]
  })

/** Maps violations like `vinculos[2].talento` to the id of the user in that row. */
function placedErrors(thrown: unknown, chosen: { usuario: number }[]): Record<number, string> {
  return Object.fromEntries(
    asApiError(thrown).violations.flatMap(({ field = '', message }) => {
      const row = chosen[Number(/^vinculos\[(\d+)\]/.exec(field)?.[1])]
      return row ? [[row.usuario, message]] : []
    }),
  )
}
