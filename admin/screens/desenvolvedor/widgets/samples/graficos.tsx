import {
  BarChart,
  DoughnutChart,
  FunnelChart,
  HorizontalBarChart,
  LineBarChart,
  RadarChart,
} from '#admin/charts/charts.tsx'
import type { ChartData } from '#admin/charts/data.ts'
import type { Demo, Family } from '../sample.ts'

const months = ['Jan', 'Fev', 'Mar', 'Abr', 'Mai', 'Jun']
const admissions: ChartData = {
  categories: months,
  series: [
    { title: 'Admissões', values: [12, 9, 15, 7, 11, 14] },
    { title: 'Desligamentos', values: [4, 6, 5, 9, 3, 6] },
  ],
}
const turnover: ChartData = {
  categories: months,
  series: [
    { title: 'Turnover', values: [2.1, 1.8, 2.6, 3.2, 1.4, 2.2] },
    { title: 'Meta', values: [2, 2, 2, 2, 2, 2], line: true },
  ],
}
const reasons: ChartData = {
  categories: ['Substituição', 'Aumento de quadro', 'Cobertura de licença-maternidade', 'Projeto temporário'],
  series: [
    { title: 'Vagas abertas', values: [18, 11, 6, 3] },
    { title: 'Preenchidas', values: [15, 6, 6, 1] },
  ],
}
const stages: ChartData = {
  categories: ['Inscritos', 'Triagem', 'Entrevista', 'Proposta', 'Contratados'],
  series: [{ title: 'Candidatos', values: [240, 132, 58, 21, 14] }],
}
const skills: ChartData = {
  categories: ['Comunicação', 'Liderança', 'Iniciativa', 'Negociação', 'Planejamento'],
  series: [
    { title: 'Exigido', values: [4, 5, 3, 4, 5] },
    { title: 'Talento', values: [5, 3, 4, 4, 3] },
  ],
}
const areas: ChartData = {
  categories: ['Produção', 'Comercial', 'Administrativo'],
  series: [{ title: 'Salários', values: [182_400, 96_750.5, 61_200] }],
}
const below: Record<string, ChartData> = {
  Produção: { categories: ['Linha 1', 'Linha 2'], series: [{ title: 'Salários', values: [102_400, 80_000] }] },
}
const childAreas = async (path: string[]) => below[path.at(-1) ?? ''] ?? 'Área Organizacional não possui área filha.'

const sample = (id: string, title: string, description: string, code: string, Demo: Demo['Demo']): Demo => ({
  ...{ id, title, description, code, Demo },
  keys: [['← →', 'vai de um valor ao outro']],
})

export default {
  order: 100,
  title: 'Gráficos',
  demos: [
    sample(
      'grafico-barras',
      'Barras',
      'Uma ou mais séries, lado a lado.',
      '<BarChart title="Movimento" category="Mês" data={{ categories, series }} />',
      () => <BarChart title="Admissões e desligamentos" category="Mês" data={admissions} />,
    ),
    sample(
      'grafico-barras-deitadas',
      'Barras deitadas',
      'Para nomes compridos, um abaixo do outro; a altura cresce com eles.',
      '<HorizontalBarChart title="Vagas" category="Motivo" data={{ categories, series }} />',
      () => <HorizontalBarChart title="Vagas por motivo" category="Motivo" data={reasons} />,
    ),
    sample(
      'grafico-linha-barra',
      'Linha e barra',
      'Séries com line são linhas sobre as barras: uma meta, uma média.',
      `<LineBarChart
  title="Turnover"
  format="percentual"
  data={{ categories, series: [{ title, values, line: true }] }}
/>`,
      () => <LineBarChart title="Turnover" category="Mês" format="percentual" data={turnover} />,
    ),
    {
      id: 'grafico-rosca',
      title: 'Rosca',
      description: 'Partes de um todo; uma fatia abre o que há por trás dela.',
      code: `<DoughnutChart
  title="Salários por área"
  format="moeda"
  data={data}
  detail={async (path) => nivelAbaixo(path)}
/>`,
      keys: [['Enter', 'no nome de uma fatia, abre o detalhe']],
      Demo: () => (
        <DoughnutChart title="Salários por área" category="Área" format="moeda" data={areas} detail={childAreas} />
      ),
    },
    sample(
      'grafico-radar',
      'Radar',
      'Perfis sobre os mesmos critérios, de 0 ao máximo configurado.',
      '<RadarChart title="Competências" max={5} data={{ categories, series }} />',
      () => <RadarChart title="Competências do Cargo/Faixa x Talento" category="Competência" max={5} data={skills} />,
    ),
    {
      id: 'grafico-funil',
      title: 'Funil',
      description: 'Etapas da mais larga à mais estreita, com valores; 600 × 550 pixels no máximo.',
      code: '<FunnelChart title="Funil de seleção" data={{ categories, series }} />',
      Demo: () => <FunnelChart title="Funil de seleção" category="Etapa" data={stages} />,
    },
    {
      id: 'grafico-vazio',
      title: 'Gráfico sem dados',
      description: 'O que aparece quando não há nada para desenhar.',
      code: '<BarChart title="Acidentes" data={{ categories: [], series: [] }} />',
      Demo: () => <BarChart title="Acidentes" data={{ categories: [], series: [] }} />,
    },
  ],
} satisfies Family
