/** A test that failed once and passed when it was repeated. */
export const unstable = '不安定';
