// Gerado por npm run generate; não edite.

import type { AnalyticsReportFilters } from './report-filters/analytics.ts'
import type { AvaliacaoReportFilters } from './report-filters/avaliacao.ts'
import type { CaptacaoReportFilters } from './report-filters/captacao.ts'
import type { CargoSalarioReportFilters } from './report-filters/cargo-salario.ts'
import type { GestaoTalentosReportFilters } from './report-filters/gestao-talentos.ts'

/** Filters of each report, as its code is given them. */
export interface ReportFilters
  extends AnalyticsReportFilters,
    AvaliacaoReportFilters,
    CaptacaoReportFilters,
    CargoSalarioReportFilters,
    GestaoTalentosReportFilters {}
