import { describeGroup } from './suite.ts'

describeGroup('cargo-salario')
