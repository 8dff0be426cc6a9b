import { describeGroup } from '#tests/entities/suite.ts'

// small, with a unique key: what is planted breaks it like any other entity
describeGroup('captacao', 'captacao/motivo-solicitacao')
