export default {
  testEnvironment: './jestEnvironment.mjs',
  // These packages are modules, in browsers and in Node alike.
  testEnvironmentOptions: { customExportConditions: ['browser', 'module', 'import', 'default'] },
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '\\.tsx?$': '@swc/jest' },
  moduleNameMapper: { '\\.css$': '<rootDir>/empty.mjs' },
}
