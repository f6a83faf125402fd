declare const world: { notice: string; cities: Record<string, Record<string, string[]>> };
export default world;
