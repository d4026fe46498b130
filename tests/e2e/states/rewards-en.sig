hold 358x165
~ WwRR k9wt 5MG3 rk_K jeJs QfYQ SRd9 hA14 Erz7 jhCk MBoF UyyU iP0r SsT- T9-W etAN Fo8g ZsBd Xw0U wyOb
~ iP0r jbHV 8a-E VTGq O2wM 9XCf jWXq rk_K
  rrscrss8uvv0*21,
  uuu0uvv0*22,
  vvv0*4,uuu1ttu3uuu5sst4sss3vvv0*13,uvv2
  vvv0*2,uvv0vvv0sst4pqqfqqrdoppfqqresstdrrrhrrrerrrgqrrfttt6vvv0*7,vvv2
  vvv0rss4mpp5tuu1uuu5rsserssfrrrerrsevvv0*11,vvv1vvv0vvv2
  vvv0stt2lop9stt3uuu5qrrirrsdsst9qrrfrssdrrrdrsscqrrksstbrrsfrssessscvvv1vvv0*2,vvv2vvv0vvv2
  vvv0*2,uvv0vvv0uuu4stt8sstattt8sssbtuu5ttt9uuu6sss9sst9stt8vvv0*7,vvv2
  vvv0*4,vvv2ttt4uuu3*2,tuu5*3,uuu4tuu5tuu4uuu4vvv0*7,vvv2
  vvv0*4,uvv0pqqbqrs7opqdopqbqrr8pqqaqrraoppfuuu0vvv0*8,vvv2
  vvv0*5,uvv0*8,vvv0*9,uvv2
  uuu1uvv0vvv0*19,uvv1uvv0
review 358x165
~ WwRR k9wt aqOA rk_K jeJs QfYQ SRd9 hA14 Erz7 jhCk MBoF UyyU iP0r SsT- T9-W etAN Fo8g ZsBd Xw0U aP_m
~ iP0r dutd 8a-E Jkf2 9XCf jWXq rk_K
  rss9rrrbttt3uvv0*20,
  uuu0uvv0*22,
  vvv0*4,uuu1ttu3uuu5sst4sss3vvv0*13,uvv2
  vvv0*2,uvv0vvv0sst4pqqfqqrdoppfqqresstdrrrhrrrerrrgqrrfttt6vvv0*7,vvv2
  vvv0rss4mpp5tuu1uuu5rsserssfrrrerrsevvv0*11,vvv1vvv0vvv2
  vvv0stt2lop9stt3tuu6qrrgsss8rrsdqrrdtttarsseqrresttbrrreqrrdrssdstt9rrsdrrsevvv2*2,vvv0vvv2
  vvv0*2,uvv0vvv0uuu3stt6sst9uuu5vvv0*14,vvv2
  vvv0*4,vvv3tuu3ttt5uuu4vvv0*14,vvv2
  vvv0*4,uvv0qrra*2,oppeqrr9oqqbopqerss7vvv0*10,vvv2
  vvv0*5,uvv0*7,vvv0*10,uvv2
  uuu1uvv0vvv0*19,uvv1uvv0
address-needed 358x212
~ WwRR k9wt E2oU rk_K jeJs QfYQ SRd9 hA14 Erz7 jhCk MBoF QPNS iP0r SsT- T9-W _C83 ZsBd Xw0U vmPT iP0r
~ ppxB uW6i u7Tw 9XCf jWXq ZEy8 K5xc
  qrra*2,rss7rss8qrr9rrr9uvv0*17,
  uuu0uvv0*22,
  vvv0*5,vvv1vvv0*16,uvv2
  vvv0*2,uvv0vvv0qrranookmnnduuu2vvv0*14,vvv2
  vvv0stt3lopctuu1uuu5rsserssfrrrerrsevvv0*11,vvv1vvv0vvv2
  vvv0stt3npqbtuu1ttt9rrsdrrscqrrdssscssserrrdrrsjrrrbsssaqrrhrrsasssatuu6vvv0*2,vvv2vvv0vvv2
  vvv0*2,uvv0vvv0uuv2stt7tttavvv1*2,vvv0*13,vvv2
  vvv0*4,vvu2utt5utt4vuu2vvu0*5,vvv0*9,vvv2
  vvv0*4,vut0spmftqn9rnkgsolctpnasolbrnkdtqn9vvv0*9,vvv2
  vvv0*5,vuu0*8,vvv0*9,vvv2
  vvv0*4,vvv3uvv0*10,vvv3vvv0*6,vvv2
  vvv0*4,uvv6rss9opph*2,nopjppqfpqqipqqdnoolppqcsst7uvv6vvv0*6,vvv2
  vvv0*4,vvv2uvv0*10,vvv2vvv0*6,uvv2
  uvv1vvv0*20,vvv1uvv0
partly-used 358x145
~ WwRR k9wt Z68y rk_K jeJs QfYQ SRd9 hA14 Erz7 jhCk MBoF WWcD iP0r SsT- T9-W e-gS N8bC ZsBd Xw0U fnF-
~ iP0r FWxC nqek SuXY 9XCf jWXq rk_K
  qrrbqrrcsss8rrs7tuu2uvv0*18,
  uvv0*22,uuu0
  vvv0*4,uuu1sss6ttt6sss6rrs5vvv0vvv1*3,vvv0*9,uvv2
  vvv0tuu1rss0uuu0ttt3pqqfqrrboppdqrrcttt9rsscrrsfrsseuuu2vvv0*8,vvv2
  vvv0rss6jmn3stt3uuu5rsserssfrrrerrsevvv0*11,uvv3vvv0vvv2
  vvv0uuu0*2,uvv0ttu7qrrfrrrhssscsssbrssdrrsdstt8rrrdqrrhrssaqrrdsst9sssdvvv0*4,vvv2
  vvv0*5,uvu0tut1uvu0*3,vvv0*3,vvv1vvv0*8,vvv2
  vvv0*4,uvu0qtr4nrpamqobmqofmqobuvu0vvv0*11,vvv2
  vvv1vvv0*21,uvv1
  uuu0rss0*20,ttt0uvv0
running-out 358x213
~ WwRR k9wt Fjb2 rk_K jeJs QfYQ SRd9 hA14 Erz7 jhCk MBoF whMl iP0r SsT- T9-W i0Nc o_8n ZsBd Xw0U uUub
~ iP0r nRJf uW6i 6JDr Vn4Z 9XCf jWXq ZEy8 9k8o
  rsscrrseqrr9rssattu3uvv0*18,
  uvv0*22,uuu0
  vvv0*4,uuu1stt5ttt6sss6rrs5vvv1vvv0*12,uvv2
  vvv0*2,uvv0vvv0ttt3qrraqrrboppdqrrcsssbrsserrrastt9qrrhrssduvv3vvv0*6,vvv2
  vvv0stt3loobtuu1uuu5rsserssfrrrerrsevvv0*11,vvv1vvv0vvv2
  vvv0stt3loobtuu1tuu6rrresss9rrrfrssdsssaqrressscrsserrrarssa*2,sss8qrrgrsscuvv2vvv2vvv0vvv2
  vvv0*2,uvv0vvv0uuu5stt9ttt7vvv2vvv0vvv1*2,vvv0*6,vvv1vvv0*4,vvv2
  vvv0*4,vvv2ttt5uut2vuu1vvu0*3,vvv0*11,vvv2
  vvv0*4,vut0tpnburp5tpmctpmaspmfrnkdvut0vvv0*10,vvv2
  vvv0*5,vuu0*6,vvv0*11,vvv2
  vvv0*4,vvv3uvv0*3,uuu4vvv0*13,vvv2
  vvv0*4,uvv6sss9oppeqrrhuvv6vvv0*13,vvv2
  vvv0*4,vvv2uvv0*3,uvv2vvv0*13,uvv2
  uuu1uvv0vvv0*19,uvv1uvv0
unused-draw 358x212
~ WwRR k9wt EtAX rk_K jeJs QfYQ SRd9 hA14 Erz7 jhCk MBoF hQ-H iP0r SsT- T9-W gY0q ZsBd Xw0U ugFV iP0r
~ rwnQ iF__ lPST 9XCf jWXq ZEy8 VUZo
  rssbrrs9rss7qrrarss9uvv0*18,
  uvv0*22,uuu0
  vvv0*4,uuu1uuu2uuu3vvv2vvv1vvv0*13,uvv2
  vvv0*2,uvv0vvv0ttt3qqr9oppemnnirrs9vvv0*13,vvv2
  vvv0rtt4npq5ttt2uuu5rsserssfrrrerrsevvv0*11,vvv1vvv0vvv2
  vvv0rtt3npq5ttt2ttt5rrrgsssbqrrerrrcrssdsssbrsscqrrkrss8rrrcrrsfsssaqrrcuuu2vvv0vvv2vvv0vvv2
  vvv0*2,uvv0vvv0uuu6tuu7vvv0*4,vvv1vvv0*3,vvv1vvv0*7,vvv2
  vvv0*4,vvv1uut2vvu0*5,vvv0*11,vvv2
  vvv0*4,vvt0sql9sqlesqlcsqldspkbspkeusp3vvv0*10,vvv2
  vvv0*5,vvt0*6,vvu0vvv0*10,vvv2
  vvv0*4,vvv4uvv0*3,vvv4vvv0*13,vvv2
  vvv0*4,uvv6rss6oopnttt7uvv6vvv0*13,vvv2
  vvv0*4,vvv1uvv0*3,vvv1vvv0*13,uvv2
  uuu1uvv0*20,uuu1uvv0
granted 358x145
~ WwRR k9wt ImOb rk_K jeJs QfYQ SRd9 hA14 Erz7 jhCk MBoF UyyU iP0r SsT- T9-W etAN Fo8g ZsBd Xw0U NmeF
~ iP0r FWxC nqek SuXY 9XCf jWXq rk_K
  qrr9rrscrrs9uvv0*20,
  uuu0uvv0*22,
  vvv0*4,uuu1ttu3uuu5sst4sss3vvv0*13,uvv2
  vvv0tuu1rss1uuu0sst4pqqfqqrdoppfqqresstdrrrhrrrerrrgqrrfttt6vvv0*7,vvv2
  vvv0rss6glmdstt4uuu5rsserssfrrrerrsevvv0*11,uvv3vvv0vvv2
  vvv0uuu0*2,uvv0ttt9sttbrssesss9rrsdsssa*2,rssdttt9vvv0*9,vvv2
  vvv0*5,tuu1uvu0tuu0uvu0*2,vvv0*12,vvv2
  vvv0*4,uvu0qtr4nrpamqobmqofmqobuvu0vvv0*11,vvv2
  vvv1vvv0*21,uvv1
  uuu0rss0*20,ttt0uvv0
granted-with-end 358x165
~ WwRR k9wt c0g1 rk_K jeJs QfYQ SRd9 hA14 Erz7 jhCk MBoF whMl iP0r SsT- T9-W i0Nc o_8n ZsBd Xw0U ubOu
~ iP0r FWxC nqek SuXY 9XCf jWXq rk_K
  qrr9rrscqrr9rsscrssarss9stt4uvv0*16,
  uuu0uvv0*22,
  vvv0*4,uuu1ttt3uuu5sst4sss3vvv0*13,uvv2
  vvv0*4,ttt3pqqbqqrdoppfqqresssbrssfrrrastt9qrrhrssduvv3vvv0*6,vvv2
  vvv0stt2lopatuu0uuu5rsserssfrrrerrsevvv0*13,vvv2
  vvv0stt4knoctuu1tuu6rrresss9rrserssdsstarrressscrsserrrarssa*2,sss8qrrfrsscuvv2vvv3vvv0vvv2
  vvv0*2,uvv0vvv0uuu3ttu5ttu7vvv3vvv0vvv1*2,vvv0*6,vvv1vvv0*4,vvv2
  vvv0*4,uuu2stt5tuu4uvu1vvv0*14,vvv2
  vvv0*4,uvu0qtr4nrpamqobmqofmqobuvu0vvv0*11,vvv2
  vvv0*5,uvu0*5,vvv0*12,uvv2
  uuu1uvv0vvv0*19,uvv1uvv0
won-without-task 358x145
~ WwRR k9wt EB-J rk_K jeJs QfYQ SRd9 hA14 Erz7 jhCk MBoF Arnq iP0r SsT- T9-W 9GGK iV4H ZsBd Xw0U NmeF
~ iP0r FWxC nqek SuXY 9XCf jWXq rk_K
  rrsbsss9qrrdqrrbsss7qrr9stt6uvv0*16,
  uuu0uvv0*22,
  vvv0*4,uuu1*2,ttt3tuu3sst4ttt3ttt6ttt2vvv0*10,uvv2
  vvv0tuu0ttu0uuu0sst4qrr9pqqcpqqdoppepqqdoppirss9qrrerrscvvv1vvv0*7,vvv2
  vvv0qss7hlm9stt3uuu5rsserssfrrrerrsevvv0*11,uvv3vvv0vvv2
  vvv0uuu0tuu0uuu0ttt9sttbrssesss9rrsdsssa*2,rssdttt9vvv0*9,vvv2
  vvv0*5,tuu1uvu0tuu0uvu0*2,vvv0*12,vvv2
  vvv0*4,uvu0qtr4nrpamqobmqofmqobuvu0vvv0*11,vvv2
  vvv0*22,uvv1
  uuu1vvv0*20,uuu1uvv0
on-its-way 358x165
~ WwRR k9wt _FgP rk_K jeJs QfYQ SRd9 hA14 Erz7 jhCk MBoF UyyU iP0r SsT- T9-W etAN Fo8g ZsBd Xw0U 0ZkA
~ iP0r BV97 8a-E t7k8 9XCf jWXq rk_K
  rss9rssarss8rss9uvv0*19,
  uvv0*22,uuu0
  vvv0*4,uuu2ttt5ttt6sss6rrs5vvv0vvv2vvv1vvv0vvv1vvv0*8,uvv2
  vvv0*2,uvv0vvv0stt3qqqdqrrboppdqrrcsstcrssfrrsdrrrgqrrettt6vvv0*7,vvv2
  vvv0rss4mpp5tuu1uuu5rsserssfrrrerrsevvv0*11,vvv1vvv0vvv2
  vvv0stt2lop9stt3ttu5sstcrrsdrsserssdstt9rrsesttcqrrfqrrgsssbsstbrrrcrrsfuvv3vvv0vvv2vvv0vvv2
  vvv0*2,uvv0vvv0uuu3stt6sst9uuu5vvv1vvv0*13,vvv2
  vvv0*4,uvv3ttu3ttt5tuu4vvv0*14,vvv2
  vvv0*4,uvv0qrrbqrr7pqqboppdpqrbpqravvv0*11,vvv2
  vvv0*5,uvv0*6,vvv0*11,uvv2
  uuu1uvv0vvv0*19,uvv1uvv0
delayed 358x165
~ WwRR k9wt 5zlE rk_K jeJs QfYQ SRd9 hA14 Erz7 jhCk MBoF Arnq iP0r SsT- T9-W 9GGK iV4H ZsBd Xw0U VZS2
~ iP0r -inU uW6i 6JDr 9XCf jWXq rk_K
  qrraqrrdrrs8uvv0*20,
  uvv0*22,uuu0
  vvv0*4,uuu2*2,stt5ttt4sss5stt4sst7ttt3vvv1vvv0*9,uvv2
  vvv0*2,uvv0vvv0stt3qrr9qqrbqrrcppqcqrrbppqgrss8qrrerrscvvv1vvv0*7,vvv2
  vvv0stt3oqr2ttu2uuu5rsserssfrrrerrsevvv0*11,vvv1vvv0vvv2
  vvv0stt3mop7ttu2tuu6rrrerssbrrrfrrsdsssbsstarrsfsttbqrrfqqrhsttasssbqrrgttt8vvv0vvv2vvv0vvv2
  vvv0*2,uvv0vvv0uuu6ttt7sst8sttattt6uuu6ttt7uuu5vvv0*6,vvv1vvv0*3,vvv2
  vvv0*4,vvu3tts7ttt6uut4ttt6utt4ttt5vvv3vvv0*10,vvv2
  vvv0*4,vut0tpnbtpn9snkdsoldtqn7vvv0*12,vvv2
  vvv0*5,vuu0*3,vut0vuu0vvv0*12,uvv2
  uuu0uvv0*20,uuu0uvv0
arrived 358x145
~ WwRR k9wt 8s6J rk_K jeJs QfYQ SRd9 hA14 Erz7 jhCk MBoF UyyU iP0r SsT- T9-W etAN Fo8g ZsBd Xw0U y-Pp
~ iP0r FWxC nqek SuXY 9XCf jWXq rk_K
  rss9rrrastt5uvv0*20,
  uuu0uvv0*22,
  vvv0*4,uuu1ttu3uuu5sst4sss3vvv0*13,uvv2
  vvv0tuu0stt0uuu0sst4pqqfqqrdoppfqqresstdrrrhrrrerrrgqrrfttt6vvv0*7,vvv2
  vvv0qss6gklestt4uuu5rsserssfrrrerrsevvv0*11,uvv3vvv0vvv2
  vvv0uuu0tuu0uuu0ttt7rssfrrsd*2,sttbrssdssscqrrjrss9rssdrrristtarssfvvv0*5,vvv2
  vvv0*5,uvu0*3,tuu1uvu0vvv0*12,vvv2
  vvv0*4,uvu0qtr4nrpamqobmqofmqobuvu0vvv0*11,vvv2
  vvv0*22,uvv1
  uuu1vvv0*20,uuu1uvv0
used 358x145
~ WwRR k9wt Mcuo rk_K jeJs QfYQ SRd9 hA14 Erz7 1T3U OnSY zEKL iP0r ibwC 98pl J8fo o_8n ZsBd Xw0U N5Q-
~ iP0r Motz 8a-E FYkT 9XCf jWXq rk_K
  rssbrss8uvv0*21,
  uvv0*22,uuu0
  vvv0*4,uuu1ttt3uuu5stt5sss4vvv1vvv0*12,uvv2
  vvv0tuu0rss2uuu0tuu2rss7rss9qqrarss9sssbrsserrrastt9qrrhrssduvv3vvv0*6,vvv2
  vvv0sss4kmmetuu1uuu5rsserssfrrrerrsevvv0*11,uvv3vvv0vvv2
  vvv0uuu0tuu0uvv0uuu5qrrcsssdrssdvvv0*14,vvv2
  vvv0*5,uvv0*2,uuu1uvv0vvv0*13,vvv2
  vvv0*4,uvv0sst4qrraoqqarss6vvv0*13,vvv2
  vvv1vvv0*21,uvv1
  uuu0rss0*20,ttt0uvv0
expired 358x145
~ WwRR k9wt Binz rk_K jeJs QfYQ SRd9 hA14 Erz7 1T3U OnSY t_5f iP0r ibwC 98pl vwdH N8bC ZsBd Xw0U fW3_
~ iP0r Df4A 8a-E wlJO 9XCf jWXq rk_K
  qrrarrsbrss7uvv0*20,
  uuu0uvv0*22,
  vvv0*4,uuu0ttu3uuu4ttt3stt2vvv0*13,uvv2
  vvv0tuu1rss0uuu0ttu3qrrdrrsapqqbrrsbsttarssdrrrfrrseuuu2vvv0*8,vvv2
  vvv0rss5moo2ttt2uuu5rsserssfrrrerrsevvv0*11,uvv3vvv0vvv2
  vvv0uuu0*2,uvv0ttt4rrserrrdrrsfqrrdrssdrssbsstdsss8rrrdrrrcvvv0*7,vvv2
  vvv0*5,uuu2uvv0*4,vvv0*12,vvv2
  vvv0*4,uvv0rss9qrr6nppfpqqbrss6vvv0*12,vvv2
  vvv1vvv0*21,uvv1
  uuu0rss0*20,ttt0uvv0
cancelled 358x165
~ WwRR k9wt Vhwv rk_K jeJs QfYQ SRd9 hA14 Erz7 1T3U OnSY BIHD iP0r ibwC 98pl CJ2B Fo8g ZsBd Xw0U hc52
~ iP0r dy_U 8a-E wlJO 9XCf jWXq rk_K
  rrsarss8qrrcstt4uvv0*19,
  uuu0uvv0*22,
  vvv0*4,uuu1uuu2uuu4ttt3stt2vvv0*13,uvv2
  vvv0*2,uvv0vvv0ttt3qrrbrrsapqqbrrsbsstdrrrhrrrerrrgqrrfttt6vvv0*7,vvv2
  vvv0sst3pqq4tuu1uuu5rsserssfrrrerrsevvv0*11,vvv1vvv0vvv2
  vvv0ttt1opp6ttt2ttt9rrsd*2,rssdqrristt9qrrdrsscrrsdrssbsttarrrgrssdqrrhsttbvvv0vvv2vvv0vvv2
  vvv0*2,uvv0vvv0uuu5stt6ttt6ttt7stt9tuu6sst9ttt6ttt8ttu6ttt6sttcttu8vvv0*5,vvv2
  vvv0*4,uvv3tuu3ttt4tuu4tuu5tuu4*2,uuu4uvv3uuu4tuu5uuu6tuu7vvv0*5,vvv2
  vvv0*4,uvv0rss9qrr7oppepqqbopqcqrr9vvv0*11,vvv2
  vvv0*5,uvv0*6,vvv0*11,uvv2
  uuu1uvv0vvv0*19,uvv1uvv0
ready-several 358x508
~ WwRR k9wt gNe2 rk_K BJAX IqmU PgJT r1du 3KM6 3BKK iP0r 2tBw F6se RnGn Xw_c EZFr ShCw QfYQ ZEOW LRDy
~ GNOi GX1_ kYHI iP0r SsT- T9-W etAN Fo8g n-oT tpEf hiHJ 5LHO MSMN lOPb RcQg NAK2 LRDy GNOi GX1_ kYHI
~ iP0r SsT- T9-W etAN Fo8g n-oT tpEf hiHJ keDN V-bG Wwjq Buiy NAK2 LRDy GNOi GX1_ kYHI iP0r SsT- T9-W
~ etAN Fo8g n-oT tpEf hiHJ keDN V-bG Wwjq V3fy sqxZ
  rss8qrrdrss6rss9rssauvv0*18,
  uus0vtr0*20,utr0uuu0
  vto2vuq0*21,vrl6
  vto1jjiilljdlljcjjilooldonl9kkijjkigmmkgsro6vuq0tsp9ppmhsrocrqoarqneqpnerqndrqngsrocusp6vrj4
  vto1vtq1*2,utp1sro4vtq0*2,utq1utp1vtq1vtq0vuq0*2,utq2vtq1*2,utp5vtq1*3,utq1vuq0vrj4
  vto1nmkakljhtsp8sro8utp3vuq0*16,vrj4
  vto1rqo4*2,usp4tsp5vtq2vuq0*16,vrj4
  vto1vsl0vqh0*18,vri0vuq0vrj4
  vto1vn81vm50*4,rj46ul51tk54ul53vm50tl55tk53tk54*2,sk54ul51vm50*4,vsl1vrj4
  vto1vn81vm50*4,ng36sk55rj48qi4crj48qi4crj47sj47qi47rj48ul52vm50*4,vsl1vrj4
  vto1vqg1vpc0*19,vtp0vrj4
  vtp1vus0*21,vsk4
  vus2vvt0vus0vvt0uuu1ttt4uuu4stt4rss3vvv0vvv1vvv0*6,uvv1uvv0*3,vvv0vsn5
  vus2usp5qnh8vtq2ttt4opphqqrcoppepqqesttbqrrhrssfrrrfrrrdsss8vvv0vvv2uuu3pqqeppqiuuu4uvv6vsn5
  vus2vur0sqm4vtq2tuu6qrressscrrscstt8rssbqrrfrssbrrsdvvv1vvv0*2,vvv1uuv2ttu2tuu3uuu1vvv4vsn5
  vus2vvv0vvu0vvv0vvv2uut4utt5uts6utt7utt6uts6vut3vuu4uut4vvv0*8,vsn5
  vus2vvv0*3,vvv2vut4uut6uts7uts9uts7uts8utt6utt7usravvv3vvv0*7,vsn5
  vus2vvv0*21,vsn5
  vus2vus0vur0vus0uuu3qrrdrssbpqqa*2,uuv4ttt7uuu5uuu4*2,uuu3vvv0*2,uuv2uvv0*3,vvv1vsn5
  vus2usp5nkecusp4uuu2rrr9sst6rrs7sss7ttt8sttbtttasstastt9ttt5vvv0uvv3uvv2oppgoppluuu5uvv7vsn5
  vus2vus0vtp0vus0tuu6qrressscrrscstt8sssbqrrerssbrrsdvvv1vvv0*3,uuv2uvv0*3,vvv2vsn5
  vus2vvv0*3,vvv3tuu6stt8rssesssasttarssbttt9sssdsstcvvv0*8,vsn5
  vus2vvv0*3,vvv1vvv2vvv1*7,vvv2vvv0*8,vsn5
  vus2vvv0*21,vsn5
  vus2vur0uso1vus0ttt4oppjpqqfnoognoofttt9rssesttbsssbsstattt6vvv0*2,uuv2uvv0*3,vvv3vsn5
  vus2usp4okfcusp5ttt4rss8ttt5sss6ttt4stt7stt9ttt6stt7tuu4vvv1vvv0uvv3uvv2oppgoppluuu5uvv6vsn5
  vus2vvt0vus0vvt0uvv3sss8ttt9stt8tuu6tuu7sss9stt8ttt9vvv0*4,uuv2uvv0*3,vvv1vsn5
  vus2vvv0*3,uuu5stt9rssarrsfrsscsssbrrscsttarrsesssevvv0*8,vsn5
  vus2vvv0*21,vsn5
  vus2tuu3uuu5uuu3uuu4uuu5uuu3uuu5uuu4*2,uuu3*2,tuu3uuu5vvv1vvv0*7,vsn5
  vus2ttt6ttt8ttt7sssattu8tuu7ttt8tttastt7ttt7sssbttt7sssavvv2vvv0*7,vsn5
  vtq3vvt0*20,vus1vtp5
ready-one 358x296
~ WwRR k9wt hf1R rk_K BJAX IqmU PgJT r1du 3KM6 3BKK iP0r 4HfS F6se RnGn Xw_c EZFr NS78 QfYQ ZEOW LRDy
~ GNOi GX1_ kYHI iP0r SsT- T9-W etAN Fo8g n-oT 5LHO MSMN lOPb RcQg
  rss8qrrdrss8sst6uvv0*19,
  uus1vtq0*20,vtr0uuu0
  vto2vuq0*21,vrk6
  vto1ijhkkkiejkieijhmonlennlajjikijhilljirqn7vuq0tsoapomjrqnerqnbqpmhqpmgrqnfqpnhrqneusp6vrj4
  vto1vuq0*3,tsp3vuq0*11,vtq2vuq0*5,vrj4
  vto1pombkljhtsp8sro8utp3vuq0*16,vrj4
  vto1rqn2rqn5usp4tsp5vtq2vuq0*16,vrj4
  vto1vrk0vqg0*19,vtp0vrj4
  vto1vn81vm50*5,qi48ul51tl53ul53ul52tl53tk56sk54tl52vm50*5,vsl1vrj4
  vto1vn81vm50*5,lf35tl53qi49qi4csk58sk57qi48qi49ul54vm50*5,vsl1vrj4
  vto1vqh1vpd0*18,vpe0vtp0vrj4
  vtp1vus0*21,vsl4
  vus2vvt0vus0vvt0uuu2stt7ttt6sss6rrr4vvv0vvv2vvv1vvv0vvv1vvv0*8,vsn5
  vus2usp5pmg9utp3tuu3ppqfqrrbppqcqrrcsttbrrrfrsserrrfrrrdsst7vvv0*7,vsn5
  vus2vur0trn4vur1tuu6qrressscrrscstt8rssbqrrfrssbrrsdvvv1vvv0*8,vsn5
  vus2vvv0*3,vvv2utt5utt6uts7uts9uts7usr8uut4vut6uts6vvv1vvv0*7,vsn5
  vus2vvv0*3,vvv2vuu4vut5utt6utt7uut6uts6uut5uut6uts8vvv2vvv0*7,vsn5
  vus2vvv0*21,vsm7
  vtp3vtp0*20,vto2uus1
ready-claiming-all 358x536
~ WwRR k9wt Khsk rk_K BJAX IqmU PgJT r1du 3KM6 3BKK iP0r 2tBw F6se ynHD McFP Xw_c EZFr ShCw nSEe QfYQ
~ ZEOW LRDy GNOi GX1_ kYHI iP0r SsT- T9-W etAN Fo8g n-oT CwPo 32AO 5LHO MSMN lOPb RcQg NAK2 LRDy GNOi
~ GX1_ kYHI iP0r SsT- T9-W etAN Fo8g n-oT CwPo 32AO keDN V-bG Wwjq Buiy NAK2 LRDy GNOi GX1_ kYHI iP0r
~ SsT- T9-W etAN Fo8g n-oT CwPo 32AO keDN V-bG Wwjq V3fy sqxZ
  rss8qrrdsss8qrrcrsseqrr6stt8uvv0*16,
  uus1vtq0*20,vtr0uuu0
  vto2vuq0*21,vrk6
  vto1ijhkkkiejkieijhmonlennlajjikijhilljirqn7vuq0tsoapomjrqnerqnbqpmhqpmgrqnfqpnhrqneusp6vrj4
  vto1vuq0*3,tsp3vuq0*11,vtq2vuq0*5,vrj4
  vto1mmkbjkijtrp9rqoautp3vuq0*16,vrj4
  vto1sro3sro2utp3tsp4vtq1vuq0*16,vrj4
  vto1vrk0vqg0*19,vtp0vrj4
  vto1vn81vm50*3,tk53vm51qi48ul52tk55tk54ul51tk56rj45tl55sj46rj45vm50*4,vsl1vrj4
  vto1vn81vm50*3,sk55vm51lf35tl53rj47rj4bsj47sk49rj46sj46rj47*2,vm50*4,vsl1vrj4
  vto1vqh1vpd0*18,vpe0vtp0vrj4
  vto1rrodqqnerqofsro9sroatsp6vuq0*15,vrj4
  vto1vuq0*3,utq2vuq0*17,vrj4
  vuq1vvt0*21,vsl5
  vus2vus0vur0vus0uuu3pqqfrrrcppqcoppbuuu6sttattt7tuu7ttu6uuu4vvv0*2,uuu0*4,vvv0vsn5
  vus2usp5njddusp5tuu3rrs8ttt4sss6stt6ttt8tttattu8stt9ttt7tuu3vvv0*2,stt1opqaopqdstt3vvv0vsn5
  vus2vus0vur0vus0uuu5qrrdssscrrscstt8stt9qrrdrssbrsscvvv1vvv0*3,uuu0*4,vvv0vsn5
  vus2vvv0*3,vuu4uts9tsrbtrpdtrqgtrqdsqoetsrausrctrpfvuu4vvv0*7,vsn5
  vus2vvv0*21,vsn5
  vus2vvv0*21,vsn5
  vus2vur1usn2vur0sst5lnnmopphlmmilnnhsttcqrrirrsfrrrfqrresss8vvv0*2,tuu0*4,vvv0vsn5
  vus2utp3olfbusp5uuu4ttt8uuu5*2,uuu2ttt5ttt7uuu4ttu6vvv0*4,stt1opq9opqcstt3vvv0vsn5
  vus2vvt0vus0vvt0vvv2stt6ttu7ttt6uuu5uuu6stt7ttt7*2,vvv0*5,uvv0*3,vvv0vsn5
  vus2vvv0*3,uuu5ttt8sss9rrsfrsscsssbrrscsttarrsfsssevvv0*8,vsn5
  vus2vvv0*21,vsn5
  vus2vvv0vvu0vvv0*19,vsn5
  vus2utq3sql4vur0sst5lnnmopphlmmilnnhsttcqrrirrsfrrrfqrresss8vvv0*2,ttu0rss4rss3stt0vvv0vsn5
  vus2vtq2qni9utp4tuu6qrressscrrscttt7rssbqrrfsssarrsdvvv1vvv0*3,ttt1qrr5qrr9stt2vvv0vsn5
  vus2vvu0vvt0vvu0vvv0vvv1vvv0*2,vvv1vvv0*2,vvv1vvv0*10,vsn5
  vus2vvv0*3,uuu5ttt8sssarssfrssbsssbrsscsttarssesssevvv0*8,vsn5
  vus2vvv0*21,vsn5
  vus2rrr9rssesssarrrerssesttarsserssfqrrcrssarrsdrrrbrrseuvv3vvv0*7,vsn5
  vus2vvv0*10,vvv1vvv0vvv1vvv0*8,vsm7
  vtp3vtp0*20,vto2uus1
all-claimed 358x524
~ WwRR k9wt CA4j rk_K 5dic XV8o 2noz QZMz nqek c28P 8_iE 2tBw F6se gYXS TJy7 _-AT jhCk MBoF UyyU iP0r
~ SsT- T9-W etAN Fo8g n-oT _-AT jhCk MBoF UyyU iP0r SsT- T9-W etAN Fo8g n-oT _-AT jhCk MBoF UyyU iP0r
~ SsT- T9-W etAN Fo8g n-oT f5me HjdI QfYQ Pj8G jhCk MBoF UyyU rk_K 2qmY -4mH 7Wj9 cZeq TdBY ddXO qlIQ
~ yJ52
  rrsdrssarrsdrrrauvv0*19,
  uvv0*22,uuu0
  vvv0*13,uvu0*8,vvv0uvv2
  vvv0jkljkmmqjklmikkilmmkjklgjklkvvv0*4,tuu0nrpdnqpdmqogmqoclqnhmqoenrpcnrpbuvu0vvv2
  vvv0*13,uvu0*8,vvv0vvv2
  vvv0*22,vvv2
  vvv0opp8nooeuuu5tuu4vvv1vvv0*16,vvv2
  vvv0qrr7pqqasst9sssbuvv2vvv0*16,vvv2
  vvv0*22,vvv2
  vvv0qrrcrrrcqrrhqqqjqrresssbrssfqrrfrrrgsssarrsarrsfrrsdrssdqrrhvvv0*6,vvv2
  vvv0*22,vvv2
  vvv0stt2qrs3tuu0rrr5noojoppikmmkmnnisstdqrrirrrfrrrgqqrgttt6vvv0*7,vvv2
  vvv0rst4immbstt4uuu5sss8uuu7stt6uuu3stt6sst9ttu6ttt9vvv0*9,vvv2
  vvv0uvv0uuu0vvv0vvv2uuu4*2,tuu4uuu4*2,ttu5tuu6tuu5vvv0*9,vvv2
  vvv0uuu0*2,uvv0tuu2sst7stt8rrs8qrr7vvv0vvv3vvv1vvv0vvv2vvv0*8,vvv2
  vvv0qss6ilmbstt3ttt3qrrcrrsapqqbrrsbsstcrsserssdrrrgqrrdttt6vvv0*7,vvv2
  vvv0tuu0qss3tuu1ttt7qrrdsstcqrrbttt7rrsbqrrersscrrrevvv0*9,vvv2
  vvv0*22,vvv2
  vvv0stt2qrs3tuu0rrr5noojoppikmmkmnnisstdqrrirrrfrrrgqqrgttt6vvv0*7,vvv2
  vvv0rst4immbstt4uuu5sss8uuu7stt6uuu3stt6sst9ttu6ttt9vvv0*9,vvv2
  vvv0uvv0uuu0vvv0vvv2uuu4*2,tuu4uuu4*2,ttu5tuu6tuu5vvv0*9,vvv2
  vvv0rrr6sss6ttt3stt5rrs7vvv0*16,vvv2
  vvv0qrr8qqqcsssaqqqaqqravvv0*16,vvv2
  vvv0*22,vvv2
  vvv0rss4oqr4uuu0qqrdppqfoppg*2,nopjvvv1vvv0*7,uuu4stt8sss9sss8uuu2vvv2
  vvv0rst3jnoauuu0sssarrrerssfqqrfrssbssscrssbvvv0*6,ttt4sssarrr9rssbuuu2vvv2
  vvv0*4,tuu0stt0*5,rss3stt0*4,uvv0vvv0*6,vvv2
  vvv0*4,oqq2kno0*10,stt1uuu0*5,vvv0vvv2
  vvv0mpq2imn0*18,jmn0uuv1vvv2
  vvv03bd619c0*6,4bd22ac13bd44ce44cd65ce63bd219c0*6,mpp6vvv2
  vvv03bd619c0*6,9fh87efd5ce96df97ef87efb3bd519c0*6,mpp6vvv2
  vvv0fkl4agi0*18,bhi0stt3vvv2
  vvv1vvv0*21,uuu1
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
  rst1npp0*4,prr1tuu0*10,rtt1npp0*4,pqr1uvv0
  5bd518a0*4,dij5ptt0*10,mqq518a0*5,dhie
  39b518a0*4,kop5ptt0*10,pst05bd418a0*4,5bde
  39b518a0*3,8eg5ptt0*5,qsq0rrn0ptt0*5,imn418a0*4,5bde
  39b518a0*2,6ce3ors1ptt0*5,tpg1vm70pst0ptt0*5,ejk418a0*3,5bde
  3ac56ce1fkl2pst0ptt0*6,rts0rsq0qtt0ptt0*6,kop29eg139b05bde
  pst0ptt0*7,qtt0uvv0vvv0*3,rtu0ptt0*8,qst0
  pst0ptt0*7,uvv0vvv0*5,qtt0ptt0*7,qst0
  pst0ptt0*6,qtt0vvv0*6,suu0ptt0*7,qst0
  blm2akm0*7,blm0*6,akm0*8,dln7
  7jl36ik0*21,akm8
  pst1pst0*21,pst3
  vvv0stt6sss3rss6stt3rrs6ttt2sss3ttt3ttt5sss4sst4ttt4sst4sss5sss4qrr7uuu1vvv0*4,vvv2
  vvv0oppamnnepqqcpqqdpqqcqrr8noo9oppaoppenoodoppdrss9nooanooeoppdnoocsst4vvv0*4,vvv2
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
~ WwRR k9wt DuGp rk_K XJJd rk_K lO-b urP9 ZV_c xym8 rk_K _8qH W2X8 qxzA 9LMb sj2T F_Hb SoqI sCyd HREc
~ QfYQ xaQC jhCk MBoF UyyU rk_K 2qmY Me7M CNim 9FeH 1vDc jhCk MBoF UyyU rk_K 2qmY Me7M CNim 9FeH 1vDc
~ jhCk MBoF hQ-H rk_K Rhnm Me7M CNim 1zgS
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
  vvv0rss4oqr4uuu0qqrdppqfoppg*2,nopjvvv1vvv0*7,uuu4stt8sss9sss8uuu2vvv2
  vvv0rst3jnoauuu0sssdqrrdsstbrsscuuu2vvv0*8,ttt4sssarrr9rssbuuu2vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0rst3prr3uuu0qqrdppqfoppg*2,nopjvvv1vvv0*7,uuu2uuu4ttu5ttt5uuu1vvv2
  vvv0rss4imnbuuu0sttbsss9ttu8sttauvv1vvv0*8,stt6rrrfpqqdqrrfuuu3vvv2
  vvv0*2,uvv0vvv0vvv2uuu3uuu2uuv3vvv0*14,vvv2
  vvv0*22,vvv2
  vvv0stt2prr2uvv0qrrcnoojpqqfppqjqrrbnooprrrevvv0*11,vvv2
  vvv0qrs7knoauuu0ttu8tuu6uuu5uuu6vvv0*9,uuv1qrrbnophopplttt4vvv2
  vvv0uvv0*2,vvv0uuu5ttt6tuu6ttu6vvv1vvv0*13,vvv2
  vvv0*22,uvv2
  uuu1uvv0vvv0*19,uvv1uvv0
loading 358x1300
~ WwRR k9wt b7_U rk_K XJJd rk_K lO-b rk_K XQZf ZV_c 3hNC 3hNC iOkF 3hNC
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
failed 358x236
~ WwRR k9wt 32Cv rk_K XJJd rk_K lO-b EUe_ vMwS JVhk izi8 fu-y TPTU
  qrrdqrrbuvv0*21,
  uvv0*23,
  uvv0*23,
  ikkgjllgopp9lmn8lmmdmooclmm9lmmckmmcuvv0*14,
  rrr6lnnbqrr6qqr6pqq7opp8opp9opp5opp7uvv0*14,
  uuu0uvv0*20,uuu0uvv0
  vvv0*22,uvv2
  vvv0ikkojklhppq9mnnijllnjkllmnngoppdjklhlmmfnoodlmmilmnioppdlmnfklmjklmemnnhjklhvvv2vvv0vvv2
  vvv0vvv1*2,vvv0*2,uuu2uvv1vvv1*4,uuu2ttt3vvv1*4,uuu1vvv1uuu1vvv0*2,vvv2
  vvv0stt7uuu5ttu6uuu3ttt6uuu2ttt7uuu4ttu4tuu6*2,uvv2ttt5ttt4tuu5uuu4vvv0*5,vvv2
  vvv0uuu6rss8uuu5ttt4stt9uuu3ttt8ttt7rrsattu9tuu8tuu5tttattt9stt9tuu7vvv0*5,vvv2
  vvv0uuv2uvv0*6,vvv2vvv0*13,vvv2
  vvv0uvv7rssestt7qqqgoopgoppjttu6uvv7vvv0*13,vvv2
  vvv0uuu3uvv0*2,uuu0*2,uvv0*2,vvv2vvv0*13,vvv2
  vvv1vvv0*21,uuu1
failed-in-part 358x493
~ WwRR k9wt oQIv rk_K XJJd rk_K lO-b 20cL ZV_c Rqt9 vuOh IXzK wCGG fu-y TPTU pzuc tj8n 0OF9 fOhV 0OF9
~ dTou i7LJ CwrI QfYQ SRd9 hA14 Erz7 jhCk MBoF UyyU iP0r SsT- T9-W etAN Fo8g ZsBd Xw0U wyOb iP0r jbHV
~ 8a-E VTGq O2wM 9XCf jWXq rk_K
  qrrdqrrbrssarss8*2,uvv0*18,
  uvv0*23,
  uvv0*23,
  ikkgjllgopp9lmn8lmmdmooclmm9lmmckmmcuvv0*14,
  rrr6lnnbqrr6qqr6pqq7opp8opp9opp5opp7uvv0*14,
  rss9qqrcqrrcrssaqrreqrrcsss8qrr9qrrf*2,stt6rss8qrrbpqqhrssaqrrbsss7rsscqrraqqrdtuu3uvv0*2,
  uuu1*2,tuu1uuu0uuu1*2,uuu0tuu1uuu1tuu2*2,uuu0uuu1*2,uuu0tuu0tuu2uuu1tuu0uuu0*2,uvv0*2,
  vut0*22,uuu0
  vsr1tpncurp5urp6tqnauro7*2,tqo7uro7urp8urp7tqo8tqo7tqo8uro5uqo8uqo6urp6tqo7*2,uqo6vsq1vtr0
  vtr0urp5urp3urp4uro7usq4urp6urp5uro6uro7urp4urp7urp5uro6usq3urp6urp4*2,vsq3uqo6vsq3vsr0vtr0
  vsr1rolaspn7sombspn9rolbspnbrolctpmaspmfspm9tqo9somctqn9tqn7spmcsoldspmausq3vtr0*4,
  usr3vsr1trp6sqp5trq5sqp5sqo8usq1usr3vtr0*14,
  usr3vsr1usq2trq5sqp7qonbrqo9usq2usr3vtr0*14,
  vts0usr0*7,vtr0*14,vts0
  uvv0*23,
  uvv0*23,
  ttt3stt6tuu1*2,ttt2stt4uuu0tuu1uuu1tuu1uvv0*13,
  rss6rrrdttt3ttu3qrrbrss8qrr8pqqdqrrattt3uvv0*13,
  stt0*3,uuu0*20,
  uuu0*23,
  tuu0qrr5rss4qrr5rss5*2,tuu0*14,stt0stt1tuu1
  tuu0qrr5rss4qrr5rss5pqr7tuu0*14,stt0stt1ttt1
  vvv0*22,uuu2
  vvv0*4,rss5opphoppilnnimnogsttbrssgrssdrsserrrfttt5vvv0*7,vvv2
  vvv0uuu0tuu0uuu0uuu3ttt6uuu5stt6uuu5vvv1vvv2vvv1*3,vvv0*8,vvv2
  vvv0qss6gkldstt4uuu3sstb*2,ttt8sstavvv0*2,vvv1vvv2vvv0vvv2vvv0uuu2vvv0*3,uvv3vvv0vvv2
  vvv0tuu0stt0uuu0uuu4rrsgrsscsst9qrrfrssdrrrdrssbqrrksstbrssdrssettt9vvv2vvv0*4,vvv2
  vvv0*4,uuu7qrrdrssesstcqrrhsssarrsfsttarrrcqrrerrrdvvv0*7,vvv2
  vvv0*5,sst4tuu1*2,uuu0ttt2ttt1tuu1ttt2vvv0*9,vvv2
  vvv0*4,uvv0rss6rss5pqqboqqbrss6qrr9*2,pqqcuvv0vvv0*8,vvv2
  vvv1vvv0*21,uuu1
