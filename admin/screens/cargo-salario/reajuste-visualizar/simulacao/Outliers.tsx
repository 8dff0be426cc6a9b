import Alert from '@mui/material/Alert'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { emRazao, emReais } from '#admin/reajustes/amounts.ts'
import type { Simulacao } from '#schemas/runtime/answers/positions/salary-plan.ts'
import { GroupTable } from './GroupTable.tsx'
import { simulacaoTexts as t } from './texts.ts'

/** Talents whose proposed salary is below 80 % or above 120 % of their band. */
export function Outliers({ simulacao: { foraDaFaixa, quantosForaDaFaixa } }: { simulacao: Simulacao }) {
  const { outlier } = t
  return (
    <Paper variant="outlined" component="section" sx={{ mb: 2, overflow: 'hidden' }}>
      <Typography component="h2" variant="h6" sx={{ px: 2, pt: 1.5 }}>
        {t.outliers}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ px: 2, pb: 1 }}>
        {t.outliersHelp}{' '}
        {quantosForaDaFaixa > foraDaFaixa.length && t.moreOutliers(foraDaFaixa.length, quantosForaDaFaixa)}
      </Typography>
      {foraDaFaixa.length === 0 ? (
        <Alert severity="success" sx={{ m: 2, mt: 0 }}>
          {t.noOutliers}
        </Alert>
      ) : (
        <GroupTable
          label={t.outliers}
          rows={foraDaFaixa}
          keyOf={({ id }) => id}
          columns={[
            { title: outlier.name, cell: ({ nome }) => nome },
            { title: outlier.position, cell: ({ cargo }) => cargo },
            { title: outlier.salary, right: true, cell: ({ salario }) => emReais(salario) },
            { title: outlier.band, right: true, cell: ({ salarioFaixa }) => emReais(salarioFaixa) },
            {
              title: outlier.ratio,
              right: true,
              cell: ({ compaRatio }) => `${compaRatio < 100 ? t.below : t.above} ${emRazao(compaRatio)}`,
            },
            { title: outlier.place, right: true, cell: ({ lugar }) => emRazao(lugar) },
          ]}
        />
      )}
    </Paper>
  )
}
