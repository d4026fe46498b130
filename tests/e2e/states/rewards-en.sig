hold 358x162
~ WwRR k9wt 5MG3 rk_K jeJs QfYQ SRd9 hA14 awaT jhCk MBoF UyyU DfKA 7KN- SsT- T9-W etAN Fo8g ZsBd VEmC
~ 0V9J wyOb zA5c 8a-E VTGq O2wM OnSY Uxte rk_K
  rrscrss8uvv0*21,
  uuu0uvv0*22,
  vvv0*4,tuu4ttt5sst7rss5stt4vvv1*3,vvv0vvv2vvv0*8,uvv2
  vvv0*4,rss6qrrbpqqdoppdsss9rssgrrre*2,qrrfrrrguuu2vvv0*7,vvv2
  vvv0*2,uvv0vvv0ttt9qrrfsssdqrresttbvvv0*13,vvv2
  vvv0prr7mop8uuu0sttcrrrfrrserss9rrsfrssdrrrfrrscrrsjrssdrrshsttarsscvvv0*3,vvv2vvv0vvv2
  vvv0ttt1mpp6uuu0uuu6sssbrssesttasttbttt7ssscttt8rssa*2,ttt8vvv0*7,vvv2
  vvv0*4,uvv3tuu2uvv2uuu3uuu2tuu3tuu4uuu3tuu3uuu3*2,vvv0*7,vvv2
  vvv0*4,uuu0pqqbpqr9oqqeoppcqrr7pqrapqqc*2,vvv0*9,vvv2
  vvv0*5,uvv0*8,vvv0*9,uvv1
  uuu0tuu0*20,tuu1uvv0
review 358x162
~ WwRR k9wt aqOA rk_K jeJs QfYQ SRd9 hA14 awaT jhCk MBoF UyyU DfKA 7KN- SsT- T9-W etAN Fo8g ZsBd VEmC
~ 0V9J aP_m M6xF 8a-E Jkf2 OnSY Uxte rk_K
  rss9rrrbttt3uvv0*20,
  uuu0uvv0*22,
  vvv0*4,tuu4ttt5sst7rss5stt4vvv1*3,vvv0vvv2vvv0*8,uvv2
  vvv0*4,rss6qrrbpqqdoppdsss9rssgrrre*2,qrrfrrrguuu2vvv0*7,vvv2
  vvv0*2,uvv0vvv0ttt9qrrfsssdqrresttbvvv0*13,vvv2
  vvv0prr7mop8uuu0sssbrssdrssarrsdrssasssdrsseqrrfsst8rrrfrssdrrshsss9rrsfrsscvvv0vvv2vvv0vvv2
  vvv0ttt1mpp6uuu0ttt7sss8sssbuuu5vvv0*14,vvv2
  vvv0*4,uvv3tuu2tuu3uuu2vvv0*14,vvv2
  vvv0*4,uuu0qrr9pqqeoppeqrrapqqcoppdttt3vvv0*10,vvv2
  vvv0*5,uvv0*6,vvv0*11,uvv1
  uuu0tuu0*20,tuu1uvv0
address-needed 358x209
~ WwRR k9wt E2oU rk_K jeJs QfYQ SRd9 hA14 awaT jhCk MBoF QPNS DfKA 7KN- SsT- T9-W _C83 ZsBd VEmC 0V9J
~ vmPT Seuq uW6i u7Tw OnSY Uxte bjE_ K5xc
  qrra*2,rss7rss8qrr9rrr9uvv0*17,
  uvv0*22,uuu0
  vvv0*4,uuu2sst6ttu2vvv0*15,uvv2
  vvv0*4,pqqcqqreppqavvv0*15,vvv2
  vvv0*2,uvv0vvv0ttt9qrrfsssdqrresttbvvv0*13,vvv2
  vvv0qss6knoiuuu0rsserssbrrrbrssbqrrfsttaqqrfrrsfrsserrsbrrrhrrrasssa*2,rrsetuu6vvv3vvv0vvv2
  vvv0stt2prr7uvv0ttt9vvv0*17,vvv2
  vvv0*4,vvu1vvu0*8,vvv0*9,vvv2
  vvv0*4,vus0spmfspmcrnkispmbtpnasolasnkdurp5vvv0*9,vvv2
  vvv0*5,vvu0*8,vvv0*9,vvv2
  vvv0*4,uuu5ttu2sss6ttt4stt7tuu2uuu2ttt4*2,tuu1uuu1vvv4vvv0*6,vvv2
  vvv0*4,uvv6rssapqqdrrrcqqrfpqqdrsscpqqdqqqdpqqbuuu2uvv6vvv0*6,vvv2
  vvv1vvv0*3,vvv1uvv0*9,uvv1vvv0*7,uvv1
  uuu0rss0*20,ttt0uvv0
partly-used 358x142
~ WwRR k9wt Z68y rk_K jeJs QfYQ SRd9 hA14 awaT jhCk MBoF WWcD DfKA 7KN- SsT- T9-W e-gS N8bC ZsBd VEmC
~ 0V9J fnF- Hisi nqek SuXY OnSY Uxte rk_K
  qrrbqrrcsss8rrs7tuu2uvv0*18,
  uvv0*22,uuu0
  vvv0*4,ttt4stt6rss9rrr6sss5vvv2vvv3vvv0vvv2vvv0*9,uvv2
  vvv0*4,sss7rssaqqrbppqbstt8sssdrsscrssersscvvv0*9,vvv2
  vvv0stt2oqr1uvv0ttt9qrrfsssdqrresttbvvv0*13,vvv2
  vvv0qss7mop6uuu0rssbrrseqrrgsssbsssdrssdrrscsssarrrdrrsgrssaqrrcsstattt8vvv0*2,uvv3vvv0vvv2
  vvv0uvv0*2,vvv0uvv0tuu0tut0tvu0tuu0*2,vvv0*12,vvv2
  vvv0*4,tut0qtr4mqocmqoamqoeorp9vvv0*12,vvv2
  vvv1vvv0*4,uvv0*4,vvv0*13,uuu1
running-out 358x210
~ WwRR k9wt Fjb2 rk_K jeJs QfYQ SRd9 hA14 awaT jhCk MBoF whMl DfKA 7KN- SsT- T9-W i0Nc o_8n ZsBd VEmC
~ 0V9J uUub sIGB uW6i 6JDr Vn4Z OnSY Uxte bjE_ 9k8o
  rsscrrseqrr9rssattu3uvv0*18,
  uvv0*22,uuu0
  vvv0*4,ttt5ttt4rss9rrr6sss5vvv2vvv0*12,uvv2
  vvv0*4,sss6sss7qqrbppqbstt8rsserssdrss9sssbqrrfrssdvvv0*7,vvv2
  vvv0*2,uvv0vvv0ttt9qrrfsssdqrresttbvvv0*13,vvv2
  vvv0rss6knoeuuu0sssbsssarsscrrrgsssbqrressscqrrgrssdrss9qrrcsss8rrrcqrrirssavvv0vvv2vvv0vvv2
  vvv0stt3npq9uuu0sttbttt9tttavvv0*15,vvv2
  vvv0*4,vuu2uut2utt3vvu0*4,vvv0*11,vvv2
  vvv0*4,vus0tpnbtqo7soldspmc*2,spmbvvu0vvv0*10,vvv2
  vvv0*5,vvu0*6,vvv0*11,vvv2
  vvv0*4,uuu5tuu3uvv0tuu3uuu5vvv0*13,vvv2
  vvv0*4,uvv6rssbpqqbrsscuvv6vvv0*13,vvv2
  vvv1vvv0*3,vvv1uvv0*3,vvv1vvv0*13,uvv1
  uuu0ttt0*20,tuu0uvv0
unused-draw 358x190
~ WwRR k9wt EtAX rk_K jeJs QfYQ SRd9 hA14 awaT jhCk MBoF hQ-H DfKA 7KN- SsT- T9-W gY0q ZsBd VEmC 0V9J
~ ugFV n4pW iF__ lPST OnSY Uxte bjE_ VUZo
  rssbrrs9rss7qrrarss9uvv0*18,
  uuu0uvv0*22,
  vvv0*4,ttt4uuu3uuu1vvv2vvv0*14,uvv2
  vvv0*4,sss6pqqbnooenopjsst5vvv0*13,vvv2
  vvv0stt1qss1uvv0ttt9qrrfsssdqrresttbvvv0*13,vvv2
  vvv0qrs8knobuuu0sss9rrrfsssdqrrdrrsc*2,sstbrsscqrrisss8rrrerrrdrss9rrrcsstbuuu5uvv3vvv0vvv2
  vvv0uvv0uuu0vvv0vvu0vvt0*5,vus1vvu0vvv0*2,vvv1vvv0*7,vvv2
  vvv0*4,vur2sql9spkgsqlcsplcspldrpkdvut0vvv0*10,vvv2
  vvv0*4,vvv1uuu0*3,vvv0*14,vvv2
  vvv0*4,uvv6stt6sss8vvv1vvv5vvv0*13,vvv2
  vvv0*4,uuv6sss7stt9uuu2vvv4vvv0*13,vvv2
  vvv1vvv0*4,uuu0*2,uvv0vvv0*14,uuu1
granted 358x142
~ WwRR k9wt ImOb rk_K jeJs QfYQ SRd9 hA14 awaT jhCk MBoF UyyU DfKA 7KN- SsT- T9-W etAN Fo8g ZsBd VEmC
~ 0V9J NmeF Hisi nqek SuXY OnSY Uxte rk_K
  qrr9rrscrrs9uvv0*20,
  uuu0uvv0*22,
  vvv0*4,tuu4ttt5sst7rss5stt4vvv1*3,vvv0vvv2vvv0*8,uvv2
  vvv0*4,rss6qrrbpqqdoppdsss9rssgrrre*2,qrrfrrrguuu2vvv0*7,vvv2
  vvv0stt2rss2uvv0ttt9qrrfsssdqrresttbvvv0*13,vvv2
  vvv0qrs5hlmduuu0sstbsttbrsserssarssdsssarsscrssfuuu4vvv0*7,uvv3vvv0vvv2
  vvv0uvv0*2,vvv0uvv0tut1tvu0tuu1tvu0*2,vvv0*12,vvv2
  vvv0*4,tut0qtr4mqodmqoalqoenrp9vvv0*12,vvv2
  vvv1vvv0*4,uvv0*4,vvv0*13,uuu1
granted-with-end 358x162
~ WwRR k9wt c0g1 rk_K jeJs QfYQ SRd9 hA14 awaT jhCk MBoF whMl DfKA 7KN- SsT- T9-W i0Nc o_8n ZsBd VEmC
~ 0V9J ubOu Hisi nqek SuXY OnSY Uxte rk_K
  qrr9rrscqrr9rsscrssarss9stt4uvv0*16,
  uuu0uvv0*22,
  vvv0*4,ttt4ttt3sst7rss5stt4vvv1vvv0*12,uvv2
  vvv0*4,sss6rss8pqqdoppdsss9rrsfrssdrss9sssbqrrfrssdvvv0*7,vvv2
  vvv0*2,uvv0vvv0ttt9qrrfsssdqrresttbvvv0*13,vvv2
  vvv0rss6knoeuuu0sssbsssarsscrrsfsssbrrrdssscqrrgrssdrss9qrrcsss8rrrcrrrhrssavvv0vvv2vvv0vvv2
  vvv0stt3npq9uuu0stt9ttt5sstcvvv1vvv0vvv1vvv0*7,vvv1vvv0*4,vvv2
  vvv0*4,uuu1tuu2tuu3uvv0*3,vvv0*12,vvv2
  vvv0*4,tut0qtr4mqodmqoalqoenrp9vvv0*12,vvv2
  vvv0*5,uvu0*5,vvv0*12,uvv1
  uuu0tuu0*20,tuu1uvv0
won-without-task 358x142
~ WwRR k9wt EB-J rk_K jeJs QfYQ SRd9 hA14 awaT jhCk MBoF Arnq DfKA 7KN- SsT- T9-W 9GGK iV4H ZsBd VEmC
~ 0V9J NmeF Hisi nqek SuXY OnSY Uxte rk_K
  rrsbsss9qrrdqrrbsss7qrr9stt6uvv0*16,
  uvv0*22,uuu0
  vvv0*4,ttu4ttt4rss7stt6rss7ttt4qrr9uuu2vvv1vvv0*9,uvv2
  vvv0*4,sss5rrrapqqcrrrapqqdsst6oppfttt5rrsdrssavvv0*8,vvv2
  vvv0ttt1qss2uvv0ttt9qrrfsssdqrresttbvvv0*13,vvv2
  vvv0prr7kno9uuu0sstbsssbrsserssarssdsssarsscrssfuuu4vvv0*7,uvv3vvv0vvv2
  vvv0uvv0*2,vvv0uvv0tuu0tut0tuu0*3,vvv0*12,vvv2
  vvv0*4,tut0qtr4mqocmqoamqoeorp9vvv0*12,vvv2
  vvv1vvv0*4,uvv0*4,vvv0*13,uuu1
on-its-way 358x162
~ WwRR k9wt _FgP rk_K jeJs QfYQ SRd9 hA14 awaT jhCk MBoF UyyU DfKA 7KN- SsT- T9-W etAN Fo8g ZsBd VEmC
~ 0V9J 0ZkA Z8Rj 8a-E t7k8 OnSY Uxte rk_K
  rss9rssarss8rss9uvv0*19,
  uuu0uvv0*22,
  vvv0*4,tuu4ttt5sst7rss5stt4vvv1*3,vvv0vvv2vvv0*8,uvv2
  vvv0*4,rss6qrrbpqqdoppdsss9rssgrrre*2,qrrfrrrguuu2vvv0*7,vvv2
  vvv0*2,uvv0vvv0ttt9qrrfsssdqrresttbvvv0*13,vvv2
  vvv0prr7mop8uuu0sssasssdrssarrsersscsssarssessscqrrhrsscrssesss9rrsdrssdvvv0*2,vvv2vvv0vvv2
  vvv0ttt1mpp6uuu0ttt7sss8sssbuuu5vvv0vvv1vvv0*12,vvv2
  vvv0*4,uvv3tuu2tuu3uuu2vvv0*14,vvv2
  vvv0*4,uuu0qrrbpqqbpqqcpqr9oppcrss7vvv0*11,vvv2
  vvv0*5,uvv0*5,vvv0*12,uvv1
  uuu0tuu0*20,tuu1uvv0
delayed 358x162
~ WwRR k9wt 5zlE rk_K jeJs QfYQ SRd9 hA14 awaT jhCk MBoF Arnq DfKA 7KN- SsT- T9-W 9GGK iV4H ZsBd VEmC
~ 0V9J VZS2 qqiG uW6i 6JDr OnSY Uxte rk_K
  qrraqrrdrrs8uvv0*20,
  uvv0*22,uuu0
  vvv0*4,ttu4ttt4rss7stt6rss7ttt4qrr9uuu2vvv1vvv0*9,uvv2
  vvv0*4,sss5rrrapqqcrrrapqqdsst6oppfttt5rrsdrssavvv0*8,vvv2
  vvv0*2,uvv0vvv0ttt9qrrfsssdqrresttbvvv0*13,vvv2
  vvv0qss6mpp5uuu0sssbsssaqrrdrrrfrrrcsssarsscrssdsstbqrrhrssasttaqqrgrrsgtuu4vvv0vvv2vvv0vvv2
  vvv0stt3oqr6uuu0ttt9sst9stt7sssdttt7sttassscvvv0*11,vvv2
  vvv0*4,uuu3tts6uut2utt4uut3*2,uuu4vvv1vvv0*10,vvv2
  vvv0*4,vus0tpnbsolcsnlfsolcusq5vvv0*12,vvv2
  vvv1vvv0*4,vvu0*5,vvv0*12,uvv1
  uuu0ttt0*20,tuu0uvv0
arrived 358x142
~ WwRR k9wt 8s6J rk_K jeJs QfYQ SRd9 hA14 awaT jhCk MBoF UyyU DfKA 7KN- SsT- T9-W etAN Fo8g ZsBd VEmC
~ 0V9J y-Pp Hisi nqek SuXY OnSY Uxte rk_K
  rss9rrrastt5uvv0*20,
  uuu0uvv0*22,
  vvv0*4,tuu4ttt5sst7rss5stt4vvv1*3,vvv0vvv2vvv0*8,uvv2
  vvv0*4,rss6qrrbpqqdoppdsss9rssgrrre*2,qrrfrrrguuu2vvv0*7,vvv2
  vvv0stt2rss2uvv0ttt9qrrfsssdqrresttbvvv0*13,vvv2
  vvv0qrs5hlmduuu0ssscrssdrrsbrrsesstbrssfsssdqqrjsssasstbqrrhsttdstt9vvv0*3,uvv3vvv0vvv2
  vvv0uvv0*2,vvv0uvv0tvu0*3,tut1tvu0vvv0*12,vvv2
  vvv0*4,tut0qtr4mqodmqoalqoenrp9vvv0*12,vvv2
  vvv1vvv0*4,uvv0*4,vvv0*13,uuu1
used 358x142
~ WwRR k9wt Mcuo rk_K jeJs QfYQ SRd9 hA14 awaT 1T3U OnSY zEKL DfKA 7KN- ibwC 98pl J8fo o_8n ZsBd VEmC
~ 0V9J N5Q- -R11 8a-E FYkT OnSY Uxte rk_K
  rssbrss8uvv0*21,
  uuu0uvv0*22,
  vvv0*4,uuu3uuu2ttt5stt4ttt3vvv1vvv0*12,uvv2
  vvv0*4,stt5sst6qrraqqrattt7rrsfrssdrss9sssbqrrfrssdvvv0*7,vvv2
  vvv0tuu1rss3uvv0ttt9qrrfsssdqrresttbvvv0*13,vvv2
  vvv0rss6lnneuuu0sttcrrrcrssdstt9vvv0*12,uvv3vvv0vvv2
  vvv0uvv0uuu0vvv0*2,uvv0*2,uuu1vvv0*14,vvv2
  vvv0*4,uuu0sst4pqqdoppbttu3vvv0*13,vvv2
  vvv1vvv0*21,uuu1
expired 358x142
~ WwRR k9wt Binz rk_K jeJs QfYQ SRd9 hA14 awaT 1T3U OnSY t_5f DfKA 7KN- ibwC 98pl vwdH N8bC ZsBd VEmC
~ 0V9J fW3_ 7ED6 8a-E wlJO OnSY Uxte rk_K
  qrrarrsbrss7uvv0*20,
  uuu0uvv0*22,
  vvv0*4,tuu2tuu4ttt5stt4ttt3vvv1vvv2vvv0vvv1vvv0*9,uvv2
  vvv0*4,stt6sss9qrraqqrattt7rsserssdrsserrsdvvv0*9,vvv2
  vvv0ttt1rss0uvv0ttt9qrrfsssdqrresttbvvv0*13,vvv2
  vvv0rss6npp5uuu0sss8qrrgrrrbrrreqrrerrsbsttarrrestt9qrrcsttbvvv0*5,uvv3vvv0vvv2
  vvv0uvv0uuu0vvv0*2,uuu1uvv0*3,vvv0*13,vvv2
  vvv0*4,uuu0rss9oqq9oppgoqqattu3vvv0*12,vvv2
  vvv1vvv0*21,uuu1
cancelled 358x162
~ WwRR k9wt Vhwv rk_K jeJs QfYQ SRd9 hA14 awaT 1T3U OnSY BIHD DfKA 7KN- ibwC 98pl CJ2B Fo8g ZsBd VEmC
~ 0V9J hc52 gZot 8a-E wlJO OnSY Uxte rk_K
  rrsarss8qrrcstt4uvv0*19,
  uuu0uvv0*22,
  vvv0*4,uuu3tuu4ttt5stt4ttt3vvv1*3,vvv0vvv2vvv0*8,uvv2
  vvv0*4,stt5sss9qrraqqrattt7rssgrrre*2,qrrfrrrguuu2vvv0*7,vvv2
  vvv0*2,uvv0vvv0ttt9qrrfsssdqrresttbvvv0*13,vvv2
  vvv0rrs5opq6uuu0rsserssarssbrssfrrrisss9rrserrscrrsdqrresttarsserssfrrrfttu7vvv0vvv2vvv0vvv2
  vvv0ttt0opq5uuu0stt9sss9ttt9sttbttt6sstcstt6stt9ssscttt6stt9rssfuuu6vvv0*5,vvv2
  vvv0*4,uuu3ttt5uuu2uuu3uuu2tuu3uuu3uvv2uuu4uuu3*2,uuu4*2,vvv0*5,vvv2
  vvv0*4,uuu0rss9pqqaopqepqqbpqqarss5vvv0*11,vvv2
  vvv0*5,uvv0*5,vvv0*12,uvv1
  uuu0tuu0*20,tuu1uvv0
ready-several 358x496
~ WwRR k9wt gNe2 rk_K BJAX IqmU PgJT r1du 3KM6 b_l8 iP0r 2tBw F6se RnGn Xw_c EZFr ShCw T0WU sEXQ GNOi
~ GX1_ kYHI DfKA 7KN- SsT- T9-W etAN Fo8g n-oT tpEf hiHJ 5LHO MSMN lOPb RcQg bDNc GNOi GX1_ kYHI DfKA
~ 7KN- SsT- T9-W etAN Fo8g n-oT tpEf hiHJ keDN V-bG Wwjq Buiy bDNc GNOi GX1_ kYHI DfKA 7KN- SsT- T9-W
~ etAN Fo8g n-oT tpEf hiHJ keDN V-bG Wwjq V3fy sqxZ
  rss8qrrdrss6rss9rssauvv0*18,
  uus0vtr0*20,utr0uuu0
  vto2vuq0*21,vrl6
  vto1jjiilljdlljcjjilooldonl9kkijjkigmmkgsro6vuq0tsp9ppmhsrocrqoarqneqpnerqndrqngsrocusp6vrj4
  vto1vtq1*2,utp1sro4vtq0*2,utq1utp1vtq1vtq0vuq0*2,utq2vtq1*2,utp5vtq1*3,utq1vuq0vrj4
  vto1nmkakljhtsp8sro8utp3vuq0*16,vrj4
  vto1rqo4*2,usp4tsp5vtq2vuq0*16,vrj4
  vto1vrk0vqg0*19,vtp0vrj4
  vto1vn81vm50*4,rj47ul52tk54ul53vm50tl55tk53tk54*2,sk54ul51vm50*4,vsl1vrj4
  vto1vn81vm50*4,ng35sk54rj48qi4crj48qi4crj47sj47qi47rj48ul52vm50*4,vsl1vrj4
  vto1vqh1vpd0*18,vpe0vtp0vrj4
  vtp1vus0*21,vsl4
  vus2vvt0vus0vvu0ttt5sss8rrscqrr7rrr7vvv3uuu4uuu3vvv2uuu5vvv0*3,uuv2uvv0*3,vvv1vsn5
  vus2trn6olfcvur2sst4sss9rrs9qqq9stt7sstdsssdsssarssd*2,uuu2vvv0uvv3uvv2oppgoppluuu5uvv6vsn5
  vus2vus0usp1vvt0ssscqrrdsstbrssbstt8rrsbqrrersscrssdvvv0*4,uuv2uvv0*3,vvv3vsn5
  vus2vvv0*3,uut5uts8usratrqdtsqetsrb*2,usr9tsqd*2,vvv0*8,vsn5
  vus2vvv0*3,vvu1*2,vvv1vvu1*2,vvv1*3,vvu1vvv2vvv0*8,vsn5
  vus2vvv0*21,vsn5
  vus2vtq2usn2vut0qqraoppimnomklmhoopfrsshqrrhqrrerrsfqrrjuuu3vvv0vvv1uuv2tuu2uuu1uvv0vvv4vsn5
  vus2usp4plgbvur2sttasss9ttu8stt7tuu4sst8sssattt7sttavvv0*3,vvv2uuu3pqqeoppjuuu5uvv6vsn5
  vus2vvu0vvt0vvv0uvv2uuu3uuu2uuu3*4,uuu5uuu3vvv0*4,uvv1uvv0*3,vvv0vsn5
  vus2vvv0*3,ttu7stt9sttbrrsfsttbqrrgsssbstt8qrrjttt8vvv0*8,vsn5
  vus2vvv0*21,vsn5
  vus2vvt0vus0vvu0ttu4stt7sssarrr6rss6vvv1vvv2vvv1vvv0vvv3vvv0*3,uvv1uvv0*3,vvv1vsn5
  vus2trn6plgavur2sss5rrsbqrrbppqasss9rssgrrsfrrscrrsfrrrfuuu3vvv0uvv3uuv2oppgoppluuu5uvv6vsn5
  vus2vus0tso3vvt0ssscqrrdsstbrssbstt8rrsbqrrersscrssdvvv0*3,vvv1uuv2uvv0*3,vvv3vsn5
  vus2vvv0*3,uuu5ttu7ttt8sstcttt8rsscttt9tuu6ssseuuu5vvv0*8,vsn5
  vus2vvv0*3,vvv2uuv2uvv2uuu3vvv2uuu3uvv2uuu2uuu4vvv2vvv0*8,vsn5
  vus2vvv0*21,vsn5
  vus2rss9rssdsssarrresssdsttarssdrsserrrbrssarrrfrrrbqrrfuvv3vvv0*7,vsn5
  vtq3vus0*20,vus1vtp5
ready-one 358x292
~ WwRR k9wt hf1R rk_K BJAX IqmU PgJT r1du 3KM6 b_l8 iP0r 4HfS F6se RnGn Xw_c EZFr NS78 T0WU sEXQ GNOi
~ GX1_ kYHI DfKA 7KN- SsT- T9-W etAN Fo8g n-oT 5LHO MSMN lOPb RcQg
  rss8qrrdrss8sst6uvv0*19,
  uus0vtr0*20,utr0uuu0
  vto2vuq0*21,vrl6
  vto1jjiilljdlljcjjilooldonl9kkijjkigmmkgsro6vuq0tsp9ppmhsrocrqoarqneqpnerqndrqngsrocusp6vrj4
  vto1vtq1*2,utp1sro4vtq0*2,utq1utp1vtq1vtq0vuq0*2,utq2vtq1*2,utp5vtq1*3,utq1vuq0vrj4
  vto1pombkljhtsp8sro8utp3vuq0*16,vrj4
  vto1rqn2rqn5usp4tsp5vtq2vuq0*16,vrj4
  vto1vsl0vqh0*18,vri0vuq0vrj4
  vto1vn81vm50*5,rj47ul51tl53ul53ul52tl53tk56sk54tl52vm50*5,vsl1vrj4
  vto1vn81vm50*5,lf36tl53qi49qi4csk58sk57qi48qi49ul54vm50*5,vsl1vrj4
  vto1vqg1vpc0*19,vtp0vrj4
  vtp1vus0*21,vsk4
  vus2vvt0vus0vvu0ttu4stt7sssarrr6rss6vvv1vvv2vvv1vvv0vvv3vvv0*8,vsn5
  vus2trn6plgavur2sss5rrsbqrrbppqasss9rssgrrsfrrscrrsfrrrfuuu3vvv0*7,vsn5
  vus2vus0tso3vvt0ssscqrrdsstbrssbstt8rrsbqrrersscrssdvvv0*9,vsn5
  vus2vvv0*3,uut5utt7uts8tsqbusrcusr9*2,uts8usrausrbvvv0*8,vsn5
  vus2vvv0*3,vvu2vuu2vvu2vuu3*2,vuu2vvu2vuu2vut4vuu4vvv0*8,vsn5
  vur3vvv0*21,vsn6
  vso2vri0*20,vrj2uvv0
ready-claiming-all 358x524
~ WwRR k9wt Khsk rk_K BJAX IqmU PgJT r1du 3KM6 b_l8 iP0r 2tBw F6se ynHD McFP Xw_c EZFr ShCw nSEe T0WU
~ sEXQ GNOi GX1_ kYHI DfKA 7KN- SsT- T9-W etAN Fo8g n-oT CwPo 32AO 5LHO MSMN lOPb RcQg bDNc GNOi GX1_
~ kYHI DfKA 7KN- SsT- T9-W etAN Fo8g n-oT CwPo 32AO keDN V-bG Wwjq Buiy bDNc GNOi GX1_ kYHI DfKA 7KN-
~ SsT- T9-W etAN Fo8g n-oT CwPo 32AO keDN V-bG Wwjq V3fy sqxZ
  rss8qrrdsss8qrrcrsseqrr6stt8uvv0*16,
  uus0vtr0*20,utr0uuu0
  vto2vuq0*21,vrl6
  vto1jjiilljdlljcjjilooldonl9kkijjkigmmkgsro6vuq0tsp9ppmhsrocrqoarqneqpnerqndrqngsrocusp6vrj4
  vto1vtq1*2,utp1sro4vtq0*2,utq1utp1vtq1vtq0vuq0*2,utq2vtq1*2,utp5vtq1*3,utq1vuq0vrj4
  vto1nmkakljhtsp8sro8utp3vuq0*16,vrj4
  vto1rqo4*2,usp4tsp5vtq2vuq0*16,vrj4
  vto1vsl0vqh0*18,vri0vuq0vrj4
  vto1vn81vm50*3,tk53vm51rj47ul51tl53ul53vm50tl55sk53ul54sk55rj44vm50*4,vsl1vrj4
  vto1vn81vm50*3,sk55vm51lf36tl53qi49qi4crj47rj4arj48rj47qi48rj49vm50*4,vsl1vrj4
  vto1vqg1vpc0*19,vtp0vrj4
  vto1srocrqocsrodsro8sro9tsp5vuq0*15,vrj4
  vto1vtq1*2,vtq2usp3vtq1vtq0vuq0*15,vrj4
  vuq1vvt0*21,vsl5
  vus2vus1utp1vvt0sss9pqqfoppjnoofoppdsttdsssdsssasttbrssfuuu2vvv0*2,uuu0*4,vvv0vsn5
  vus2tso6okedvur2sss5ttu4*2,sss3uuu3ttt6ttt8ttu5ttt6uuu4vvv0*3,stt1opqaopqdstt3vvv0vsn5
  vus2vvt0vus0vvu0ttu8rrsbttt9sss9ttu6stt9rssasssbsttbvvv0*4,uvv0*4,vvv0vsn5
  vus2vvv0*3,uts7usrausrbtqpftrpgtrqc*2,tsrbtrpetrqfvvv0*8,vsn5
  vus2vvv0*21,vsn5
  vus2vvv0vvu0vvv0*2,vvv1*2,uuu1uuu0vvv0*13,vsn5
  vus2uso5rpk6vus1qrr9opphnooklmngppqersshqrrhqrrerrsfqrrjuuu3vvv0*2,stt1qrr6qrr7stt1vvv0vsn5
  vus2vtq1roj7vus1ssscqrrdsstbrssbstt8rrsbqrrersscrssdvvv0*4,tuu0rss3rss5stt1vvv0vsn5
  vus2vvv0vvu0vvv0uuv2uvv3vvv3uuu5uvv2uuu4uuu3vvv1uuu5vvv0*9,vsn5
  vus2vvv0*3,uuu5tuu6ttt8tttattu8sssbttt8ttt7ssseuuu7vvv0*8,vsn5
  vus2vvv0*21,vsn5
  vus2vus0vtq0vvt0stt8qrrepqqioppdpqqbtttbsstbstt8ttt8sstcuuu2vvv0*2,uuu0*4,vvv0vsn5
  vus2tro6nkedvur2sss5ttu4ttt4sss4uuu4ttu6ttu8tuu6ttu7tuu6vvv0*3,stt1opqaopqdstt3vvv0vsn5
  vus2vvt0vus0vvu0ttt9qrrdsstbrssbttt7rssbrrrcrsscssscvvv0*4,uvv0uuu0*3,vvv0vsn5
  vus2vvv0*3,ttt7sttasstbrrsfsttbqrrgsssbstt8qrrjttt8vvv0*8,vsn5
  vus2vvv0*21,vsn5
  vus2tuu3uuu5uuu3uuu4uuu5uuu3uuu5uuu4*2,uuu3*2,tuu3uuu5vvv1vvv0*7,vsn5
  vus2ttt6ttt8ttt7sssattu8tuu7ttt8tttastt7ttt7sssbttt7sssavvv2vvv0*7,vsn6
  vtq3vur0*20,vur1vtq4
all-claimed 358x547
~ WwRR k9wt CA4j rk_K sCyd w7NQ 2noz QZMz nqek c28P NWWp 8_iE 2tBw F6se gYXS 8mgY M_SD jhCk MBoF UyyU
~ DfKA 7KN- SsT- T9-W etAN Fo8g n-oT M_SD jhCk MBoF UyyU DfKA 7KN- SsT- T9-W etAN Fo8g n-oT M_SD jhCk
~ MBoF UyyU DfKA 7KN- SsT- T9-W etAN Fo8g n-oT f5me HjdI T0WU M_SD jhCk MBoF UyyU rk_K 2qmY -4mH CNim
~ 9FeH TdBY ddXO qlIQ yJ52
  rrsdrssarrsdrrrauvv0*19,
  uuu0uvv0*22,
  vvv0*13,uvv0*8,vvv0uvv2
  vvv0jkljkmmqjklmikkilmmkjklgjklkvvv0*4,tuu0nrpdnqpdmqogmqocmqogmqoenrpcnrpbuvu0vvv2
  vvv0*13,uvu0*8,vvv0vvv2
  vvv0rrr5qqr8vvv0*19,vvv2
  vvv0oopamnngrrrfqqqfuuu3vvv0*16,vvv2
  vvv0*22,vvv2
  vvv0qrrcrrrcrrsgqqqjrrscsssbrssfrrserrrgsssarrsarrsfrrsdrssdqrrhvvv0*6,vvv2
  vvv0*3,vvv1vvv0vvv1vvv0*2,vvv1vvv0*13,vvv2
  vvv0*22,vvv2
  vvv0rss4oqr4uuu0qqqaopphmnnlklmippqdrrsiqrrgqrrf*2,qrrjuuu2vvv0*7,vvv2
  vvv0rst3jnoauuu0rssdqrrdsssbrssbsss7rssaqrrdrssbssscvvv0*9,vvv2
  vvv0*11,vvv2vvv0*10,vvv2
  vvv0*22,vvv2
  vvv0rss4oqr4uuu0qqqaopphmnnlklmippqdrrsiqrrgqrrf*2,qrrjuuu2vvv0*7,vvv2
  vvv0rst3jnoauuu0rssdqrrdsssbrssbsss7rssaqrrdrssbssscvvv0*9,vvv2
  vvv0*11,vvv2vvv0*10,vvv2
  vvv0*22,vvv2
  vvv0rss4oqr4uuu0qqqaopphmnnlklmippqdrrsiqrrgqrrf*2,qrrjuuu2vvv0*7,vvv2
  vvv0rst3jnoauuu0rssdqrrdsssbrssbsss7rssaqrrdrssbssscvvv0*9,vvv2
  vvv0*11,vvv2vvv0*10,vvv2
  vvv0*22,vvv2
  vvv0lmnemnnjpqqenooglmnivvv0*16,vvv2
  vvv0*22,vvv2
  vvv0uuu0tuu0vvv0sss8sst7rssastt7rrsavvv0*13,vvv2
  vvv0prr7fklfuuu0ttt7rssasss9qrrdqrravvv1vvv0*7,rss9ppqjnooinopkttt4vvv2
  vvv0uuu0tuu0vvv0ttt7sssbsstcrsscttt8sssbqrrevvv0*11,vvv2
  vvv0*4,mop3gkl0*10,rss2tuu0*5,vvv0vvv2
  vvv0*22,vvv2
  vvv08fg53bd0*19,qrs4vvv2
  vvv03bd619c0*6,chia8egf7efd9fhdagheagih5ce719c0*6,mpp6vvv2
  vvv04ce619c0*19,npq6vvv2
  vvv0stt1qrs0*18,qss0vvv0uvv2
  uuu1vvv0*20,uvv1uvv0
totals 358x27
~ WwRR k9wt bl4g rk_K
  qrrbrrrbuuu0uvv0*20,
  uvv0*23,
totals-none 358x27
~ WwRR k9wt JwBs rk_K
  qrrbrrrbsss8rrsauuu1uvv0*18,
  uvv0*23,
visitor 358x383
~ WwRR k9wt keQo rk_K xym8 rk_K _8qH W2X8 qxzA x4bR sj2T F_Hb l8dv Lbtj
  rssbrrrbtuu1uvv0*20,
  qss1lno0*4,oqq1suu0*10,rst1lno0*4,npp1uuu0
  5bc518a0*4,dij5ptt0*10,mqr418a0*5,bghe
  39b518a0*4,lpp4ptt0*10,pst05cd418a0*4,5bde
  39b518a0*3,afh5ptt0*5,qsq0rrm0ptt0*5,jno418a0*4,5bde
  39b518a0*2,8df3oss1ptt0*5,tpg1vn70pst0ptt0*5,fkl418a0*3,5bde
  5bd57df1hlm2pst0ptt0*6,rtt0str0qtt0ptt0*6,lpq2agh14ac07ced
  pst0ptt0*7,qtt0uvv0vvv0*3,suu0ptt0*8,qst0
  pst0ptt0*7,uvv0vvv0*5,qtu0ptt0*7,qst0
  pst0ptt0*6,qtt0vvv0*6,tuu0ptt0*7,qst0
  akm29jl0*6,9km0*8,9jl0*7,cln7
  7jl36ik0*21,akm8
  rtt1rtt0*21,rtt3
  vvv0sss8rss5rrr8rss5qrr8stt4rss5sss5stt7rrr6rss6sst5rss7*2,rrr6pqq9uuu1vvv0*4,vvv2
  vvv0pqq8mnocqqqbqrrcqqrarrr7noo8ppq8ppqcoppbpqqbsss8nop8oppdpqqboppasst4vvv0*4,vvv2
  vvv0uuu3uuu5vvv2vvv1*5,uuu3vvv1uuu3vvv1uuu2uvv3uuv2uvv1uvv2uuu4vvv1uvv2vvv1vvv2
  vvv0sst8rsserssfrss9rssasssbrssarssdrssbsst9rssdsstbsssattt9rrsesttatuu6rrsfrrsctttauuu2vvv2
  vvv0rssdqrrhqrrgsss9qrrgrrsdqrriqrrdssscrrrcqrrhrrrdttu5vvv0*8,vvv2
  vvv0*22,vvv2
  vvv0rst1oqq0*4,qrs1vvv0vvv1uvv0*5,vvv1vvv0*7,vvv2
  vvv04bd619c0*5,stt9vvv0*6,uvv6vvv0*7,vvv2
  vvv03bd65ce79fhe9fhd6df819c0rssdvvv0qqr8mnnmpqqdmnojvvv2uvv7vvv0*7,vvv2
  vvv0agh55ce0*4,7df1tuu5uvv1uvv0*5,uvv4vvv0*7,vvv2
  vvv1vvv0*21,uvv1
empty 358x757
~ WwRR k9wt DuGp rk_K jXHH rk_K lO-b urP9 ZV_c xym8 rk_K _8qH W2X8 qxzA 9LMb sj2T F_Hb SoqI sCyd HREc
~ T0WU M_SD jhCk MBoF UyyU rk_K 2qmY HPM8 CNim 9FeH 4nyO jhCk MBoF UyyU rk_K 2qmY HPM8 CNim 9FeH 4nyO
~ jhCk MBoF hQ-H rk_K Rhnm HPM8 CNim 1zgS
  rss9qrrbttt5uvv0*20,
  uvv0*23,
  uvv0*23,
  ikkgjllgopp9lmn8lmmdmooclmm9lmmckmmcuvv0*14,
  rrr6lnnbqrr6qqr6pqq7opp8opp9opp5opp7uvv0*14,
  qqrfqrrdqrrerss7rss8rss6rrsastt5uvv0*15,
  tuu3*2,tuu4stt4tuu2*2,stt4uuu1uvv0*15,
  oqq2hkl0*4,lop2stu0*10,prs2hkl0*4,jmn1uuu1
  4ac518a0*4,ejk5ptt0*10,nqr418a0*5,8eff
  39b518a0*4,mpq4ptt0*11,7de518a0*4,5bde
  39b518a0*3,chi5ptt0*5,rro0sqj0ptt0*5,kop318a118a0*3,5bde
  39b518a0*2,bgh4pst0ptt0*5,tph1vn80pst0ptt0*5,imn329b118a0*2,5bde
  8df4agh1kop2ptt0*6,qtt0rtu0stt0qtt0ptt0*6,nrr1dik17df09egc
  pst0ptt0*7,rtu0vvv0*4,suu0ptt0*8,qst0
  pst0ptt0*7,uvv0vvv0*5,rtu0ptt0*7,qst0
  pst0ptt0*6,qtu0vvv0*6,tuu0ptt0*7,qst0
  7jl36ik0*21,akm8
  7jl36ik0*21,akm8
  uuv1uvv0*21,tuu2
  vvv0nopfqqqaqqqbqrr8oppbpqqappqanoocsss7noogopphoppcpqq8oppdrssaqqqapqqbopp8ppqasst3vvv0vvv2
  vvv0ttt6qrr7rss8stt6qrr6qrr8rrs8qrr7rss5qrrasss8qrr8rss7qrr9sss5oppbsst6qrr7sss7uuu1vvv0vvv2
  vvv0stt6sttbttt9ttt5stt7tuu6ttt6*2,stt8uuu6sst9ttt6ttt7tuu7ttt8ttt6uuu4sttbstt6tuu7uvv2vvv2
  vvv0uuu5ttt8*2,tuu5uuu5ttu6tuu5ttt8ttu6tuu4tuu7uuu6ttu6uuu5ttt8uuu5uuu4ttt8ttt6uuu5vvv1vvv2
  vvv0rssdqrrhqrrgsss9qrrgrrsdqrriqrrdssscrrrcqqrirrrdttu5vvv0*8,vvv2
  vvv0*22,vvv2
  vvv0oqr2kno0*13,npq2vvv0*6,vvv2
  vvv03bd62ac12ac22ac12ac319c0*2,2ac219c0*3,1ac02ac219c0*2,uuu5vvv0*5,vvv2
  vvv03bd63bd38fgc9fhd7efa9fhc7egd9fge9fhb9fhf7ef89fhd9fhe5ce519c0tuu6vvv0*5,vvv2
  vvv0ejk49fg0*13,bhi2vvv1vvv0*5,vvv2
  uvv0vvv0*21,uuu1
  uuu0*22,uvv0
  vvv0*22,uvv2
  vvv0lmndlmnenoofoppanoobkllgvvv1vvv0*14,vvv2
  vvv0ttt2ttt3uuu3uuu2tuu2tuu3vvv0*15,vvv2
  vvv0*22,vvv2
  vvv0qss5npq5uuu0qqrdppqfoppg*2,nopjvvv1vvv0*7,uuu4stt8sss9sss8uuu2vvv2
  vvv0stt2loo9uuu0rssdqrrdsssbrssbuuu3vvv0*8,ttt4sssarrr9rssbuuu2vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0rst3prr3uuu0qqrdppqfoppg*2,nopjvvv1vvv0*7,uuu3ttt6ttt7sst7uuu1vvv2
  vvv0rss4imnbuuu0sttbsss9ttt8sst8uuv2vvv0*8,ttt5rsscqrrbrrrduuu3vvv2
  vvv0*2,uvv0vvv0vvv2uuu3uuu2uuv3vvv0*14,vvv2
  vvv0*22,vvv2
  vvv0stt2prr2uvv0qrrcnoojpqqfppqjqrrbnooprrrevvv0*11,vvv2
  vvv0qrs7knoauuu0ttt8ttu6uuu5*2,vvv1vvv0*8,uuv1qrrbnophopplttt4vvv2
  vvv0uvv0*2,vvv0uuu5stt6ttu6ttt5uvv2vvv0*13,vvv2
  vvv0*22,uvv2
  uuu1uvv0vvv0*19,uvv1uvv0
loading 358x1300
~ WwRR k9wt b7_U rk_K jXHH rk_K lO-b rk_K XQZf ZV_c 3hNC 3hNC iOkF 3hNC
  qrrbqrrdrss8uvv0*20,
  uvv0*23,
  uvv0*23,
  ikkgjllgopp9lmn8lmmdmooclmm9lmmckmmcuvv0*14,
  rrr6lnnbqrr6qqr6pqq7opp8opp9opp5opp7uvv0*14,
  uuu0tuu0*20,uuu0uvv0
  rss0*22,stt1
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rst0rss0*21,stt1
  uuu0*22,uvv0
  stt0rss0*21,ttu1
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*22,rst1
  uuu0tuu0*21,uuu0
  uvv0*23,
  stt0*23,
  rss0*23,
  rss0*23,
  uuu0*23,
  stt0rss0*21,ttu1
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*22,rst1
  stt0rss0*21,uuu0
failed 358x224
~ WwRR k9wt 32Cv rk_K jXHH rk_K lO-b 09yF vMwS JVhk f5me izi8
  qrrdqrrbuvv0*21,
  uvv0*23,
  uvv0*23,
  hjjiikkhnopakmm9klmflmneklmbklmdklleuvv0*14,
  sss5mno9rss5qrr4qrr6pqq6pqq7pqq4pqq6uvv0*14,
  uuu0uvv0*20,uuu0uvv0
  vvv0*22,uvv2
  vvv0ikkojklhppq9mnnijllnjkllmnngoppdjklhlmmfnoodlmmilmnioppdlmnfklmjklmemnnhjklhvvv2vvv0vvv2
  vvv0ttt5vvv1uuv2vvv0uuu4uuu2*2,vvv1*2,uuu2uuu3ttt3vvv1*3,uuu3uuu1vvv1uuu1vvv0*2,vvv2
  vvv0sttaqqresssarss7rrrdttt5rsserssbppqfsssesssdstt8qrrfrrreqrrfsssbvvv0*5,vvv2
  vvv0vvv1uvv0*4,vvv1vvv0*15,vvv2
  vvv0uvv6qqrdqrraqqqbqrrguvv6vvv0*15,vvv2
  vvv0uuu5uuu2ttt2sss5uuu2uuu5vvv0*15,vvv2
  vvv1vvv0*21,uvv1
failed-in-part 358x490
~ WwRR k9wt oQIv rk_K jXHH rk_K lO-b 20cL ZV_c Rqt9 vuOh IXzK wCGG pzuc tj8n 0OF9 fOhV 0OF9 dTou i7LJ
~ CwrI T0WU SRd9 hA14 awaT jhCk MBoF UyyU DfKA 7KN- SsT- T9-W etAN Fo8g ZsBd VEmC 0V9J wyOb zA5c 8a-E
~ VTGq O2wM OnSY Uxte rk_K
  qrrdqrrbrssarss8*2,uvv0*18,
  uvv0*23,
  uvv0*23,
  hjjiikkhnopakmm9klmflmneklmbklmdklleuvv0*14,
  sss5mno9rss5qrr4qrr6pqq6pqq7pqq4pqq6uvv0*14,
  rss9qqrcqrrcrssaqrreqrrcsss8qrr9qrrf*2,stt6rss8qrrbpqqhrssaqrrbsss7rsscqrraqqrdtuu3uvv0*2,
  uuu1*2,tuu1uuu0uuu1*2,uuu0tuu1uuu1tuu2*2,uuu0uuu1*2,uuu0tuu0tuu2uuu1tuu0uuu0*2,uvv0*2,
  vut0*22,uuu0
  vsr1somduro6uqo8tpmcuqo8tqo9tqn9tqo8uqoauro8tpnatqn9tpnauqo6tqnatqo8uro7tqn9tqn8tqo8vsq1vtr0
  vtr0urp3usq2urp2urp5usq4urp4*3,urp6usq3urp5usq3urp4usq3urp4usq2usp3vsq3urp4vsq2vtr0*2,
  vsr1rolaspn7sombspn8somatpnbsombtpmatpmespm9tqo8somctqn9tqn7spmbsoldspm9usq3vtr0*4,
  usr4usr1rqo7trp4sqp6trp5usq5vtr0*16,
  usr3vtr1rpo9sqp7qpnatrp8usq5vtr0*16,
  vts0utr0usr0*4,vts0*16,vut0
  uvv0*23,
  uvv0*23,
  ttt3stt6tuu1*2,ttt2stt4uuu0tuu1uuu1tuu1uvv0*13,
  rss6rrrdttt3ttu3qrrbrss8qrr8pqqdqrrattt3uvv0*13,
  stt0*3,uuu0*20,
  uuu0tuu0*20,uuu0*2,
  tuu0qrr7rss5pqq6rss6qrr6tuu0*14,stt0stt2tuu1
  tuu0rss3stt3rss4rss3qrr5tuu0*14,stt0*2,ttt1
  vvv0*22,uuu2
  vvv0*4,qqqaoppgmnnlklmippqdrrsiqrrgqrrf*2,qrrjuuu2vvv0*7,vvv2
  vvv0*4,uuu6stt9uuu7stt8uuu7vvv0*13,vvv2
  vvv0tuu1stt1uvv0ttu6ttt7*2,tuu5uuu5vvv0vvv1vvv0vvv3vvv0uuv4vvv0uuu3vvv0*5,vvv2
  vvv0prr7gkleuuu0ttt8rssersscrss9rsserssd*2,rsscrsshrssdsstdsttattt9vvv0*3,uvv3vvv0vvv2
  vvv0uvv0uuu0vvv0ttu9qrrdrrrhsssdrssesssarrrgsstbqrrcqrressscvvv0*7,vvv2
  vvv0*4,uvv0rss5stt3stt5sst4stt3stt4stt5*2,vvv0*9,vvv2
  vvv0*4,uuu0rss5rss6qrr9qrr7rss3rss6rss7rss6vvv0*9,vvv2
  uvv1vvv0*21,uuu1
