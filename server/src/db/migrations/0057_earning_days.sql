CREATE TABLE "earning_day" (
	"owner_id" text collate "C" NOT NULL,
	"day" date NOT NULL,
	"type" text NOT NULL,
	"gross" bigint NOT NULL,
	"net" bigint NOT NULL,
	"total_sales" integer NOT NULL,
	CONSTRAINT "earning_day_owner_id_day_type_pk" PRIMARY KEY("owner_id","day","type")
);
--> statement-breakpoint
INSERT INTO "earning_day" ("owner_id", "day", "type", "gross", "net", "total_sales")
SELECT "earning"."owner_id", ("tx"."created_at" AT TIME ZONE 'UTC')::date, COALESCE("charge"."type", "payment"."type"),
  SUM(ROUND(COALESCE("charge"."amount", "payment"."amount") * ("earning"."amount" - "earning"."reversed")::numeric / "earning"."amount")),
  SUM("earning"."amount" - "earning"."reversed"), COUNT(*)
FROM "earning"
JOIN "ledger_transaction" AS "tx" ON "tx"."id" = "earning"."transaction_id" AND "tx"."kind" IN ('tip', 'purchase', 'subscription')
LEFT JOIN "charge" ON "charge"."id" = "tx"."reference_id"
LEFT JOIN "payment" ON "payment"."id" = "tx"."reference_id"
WHERE "earning"."reversed" < "earning"."amount" AND COALESCE("charge"."amount", "payment"."amount") IS NOT NULL
GROUP BY 1, 2, 3;
