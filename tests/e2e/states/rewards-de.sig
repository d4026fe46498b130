hold 358x165
~ WwRR k9wt 5MG3 rk_K jeJs QfYQ SRd9 hA14 Erz7 jhCk MBoF UyyU iP0r SsT- T9-W etAN ulUV ZsBd R7iJ Mt5a
~ iP0r JbIe 8a-E VTGq O2wM 9XCf jWXq rk_K
  rrscrss8uvv0*21,
  uuu0uvv0*22,
  vvv0*4,uuu1ttu3uuu5sst4sss3vvv0*13,uvv2
  vvv0*2,uvv0vvv0sst4pqqfqqrdoppfqqresst9rrsdrrsfqrreuuu6vvv0*8,vvv2
  vvv0rss4mpp5tuu1ttt8qrrerssbrssestt7vvv0*11,vvv1vvv0vvv2
  vvv0stt2lop9stt3ttt9rrrirrscssscrsscrssersscttt9rrsdrssarrsfrrsdrrrdrrsdttt9vvv0vvv2vvv0vvv2
  vvv0*2,uvv0vvv0uuu5stt8stt7sss9stt6uuu4stt8stt9ttt8ttt6tuu7ttt8ttt6ttt8vvv1vvv0*3,vvv2
  vvv0*4,vvv3tuu5sst6stt5ttu4uuu3tuu5tuu6ttt5tuu5uuu5*2,uuu3uuu5vvv2vvv0*3,vvv2
  vvv0*4,uvv0pqqbqrr7oqqcoppaqrr9pqr7qrrapqqbpqravvv0*8,vvv2
  vvv0*5,uvv0*9,vvv0*8,uvv2
  uuu1uvv0vvv0*19,uvv1uvv0
review 358x165
~ WwRR k9wt aqOA rk_K jeJs QfYQ SRd9 hA14 Erz7 jhCk MBoF UyyU iP0r SsT- T9-W etAN ulUV ZsBd R7iJ VsOi
~ iP0r rSkU 8a-E Jkf2 9XCf jWXq rk_K
  rss9rrrbttt3uvv0*20,
  uuu0uvv0*22,
  vvv0*4,uuu1ttu3uuu5sst4sss3vvv0*13,uvv2
  vvv0*2,uvv0vvv0sst4pqqfqqrdoppfqqresst9rrsdrrsfqrreuuu6vvv0*8,vvv2
  vvv0rss4mpp5tuu1ttt8qrrerssbrssestt7vvv0*11,vvv1vvv0vvv2
  vvv0stt2lop9stt3ttt6qrrerssapqqerrrfrssfrssdsssc*2,rssdrrshrssestt7qrrevvv0*2,vvv2vvv0vvv2
  vvv0*2,uvv0vvv0uuu3tttattt6tuu6ttt9stt9sttauuu5vvv0*4,uvv1vvv0*5,vvv2
  vvv0*4,vvv2tuu5ttt4uuu5tuu6tuu5uuu4uuu5vvv0*10,vvv2
  vvv0*4,uvv0qrraqrr9pqqbopqfpqqdqrr5vvv0*11,vvv2
  vvv0*5,uvv0*5,uuu0vvv0*11,uvv2
  uuu1uvv0vvv0*19,uvv1uvv0
address-needed 358x212
~ WwRR k9wt E2oU rk_K jeJs QfYQ SRd9 hA14 Erz7 jhCk MBoF QPNS iP0r SsT- T9-W -NVJ ZsBd R7iJ tKoh iP0r
~ zRWm uW6i u7Tw 9XCf jWXq ZEy8 ZH_v
  qrra*2,rss7rss8qrr9rrr9uvv0*17,
  uuu0uvv0*22,
  vvv0*4,uuu1vvv1vvv2vvv0*2,vvv2vvv0*12,uvv2
  vvv0*2,uvv0vvv0stt4noogmnofklmlmnninoolopphvvv0*11,vvv2
  vvv0stt3lopctuu1ttt8qrrerssbrssestt7vvv0*11,vvv1vvv0vvv2
  vvv0stt3npqbtuu1ttt5ssseqrressscrrrerrrdrssdrsserrrerrsesstbqrrjsssdsss9vvv0*2,vvv2vvv0vvv2
  vvv0*2,uvv0vvv0uvv3sssattt5sttattt6ttt5vvv0*12,vvv2
  vvv0*4,vuu1utt5utt4ttt6utt4ttt4vvu0*2,vvv0*10,vvv2
  vvv0*4,vut0spmftqn9solesolaspmasoletqo8vvv0*10,vvv2
  vvv0*5,vuu0*7,vvv0*10,vvv2
  vvv0*4,vvv3uvv0*10,uvv1vvv2vvv0*5,vvv2
  vvv0*4,uvv6stt7nookpqqenoogpqqeoppeqqqanoojoppgppqfuuu5uvv6vvv0*5,vvv2
  vvv0*4,vvv2uvv0*10,uvv1vvv0*6,uvv2
  uvv1vvv0*20,vvv1uvv0
partly-used 358x165
~ WwRR k9wt Z68y rk_K jeJs QfYQ SRd9 hA14 Erz7 jhCk MBoF WWcD iP0r SsT- T9-W e-gS qXQ4 ZsBd R7iJ ZJZ5
~ iP0r Uk0W nqek SuXY 9XCf jWXq rk_K
  qrrbqrrcsss8rrs7tuu2uvv0*18,
  uvv0*22,uuu0
  vvv0*4,uuu1sss6ttt6sss6rrs5uvv1vvv0*2,vvv1*2,vvv0*8,uvv2
  vvv0*2,uvv0vvv0ttt3pqqfqrrboppdqrrcttt7rrscqrrerrsdqrrcttt9vvv0*7,vvv2
  vvv0rtt4mpp1tuu1ttt8qrrerssbrssestt7vvv0*11,vvv1vvv0vvv2
  vvv0stt3oqq2tuu2ttu7qrrfrrrhrssdrsscrrsersserss9rsserrrfqqrlsst9ssscsttavvv0*2,vvv2vvv0vvv2
  vvv0*2,uvv0vvv0uuu4stt7vvv1vvv0*15,vvv2
  vvv0*4,uuu2ttt4uvu1uvv0*3,vvv0*12,vvv2
  vvv0*4,uvu0qtr4orp6mqoelpnhorq9uvv0vvv0*11,vvv2
  vvv0*5,uvu0*5,vvv0*12,uvv2
  uuu0uvv0*20,uuu0uvv0
running-out 358x213
~ WwRR k9wt Fjb2 rk_K jeJs QfYQ SRd9 hA14 Erz7 jhCk MBoF whMl iP0r SsT- T9-W i0Nc leyI ZsBd R7iJ urvL
~ iP0r nRJf uW6i 6JDr 1OTc 9XCf jWXq ZEy8 IXUR
  rsscrrseqrr9rssattu3uvv0*18,
  uuu0uvv0*22,
  vvv0*4,uuu1ttt3uuu5sst4sss3vvv0*13,uvv2
  vvv0*2,uvv0vvv0ttt3pqqbqqrdoppfqqrestt9rrrgrsscsss8rrsfrrsd*2,tuu7vvv0*5,vvv2
  vvv0stt3loobtuu1ttt8qrrerssbrssestt7vvv0*11,vvv1vvv0vvv2
  vvv0stt3loobtuu1ttt6rssbrssdrrsdrrseqrresss8qrrlrssarsserrsbtuu4vvv0*4,vvv2vvv0vvv2
  vvv0*2,uvv0vvv0uuu4sst8sttcttt6tuu5sst9sss9tttastt6ttu7ttu8sttavvv0*6,vvv2
  vvv0*4,vvv1ttt4utt6utt4uuu4ttt4uut5*2,utt6uuu3uuu4tuu6vvv1vvv0*5,vvv2
  vvv0*4,vuu0tpnbuqo8soldtqn8uqo7solcsombtpn9vvu0vvv0*8,vvv2
  vvv0*5,vut0*8,vvv0*9,vvv2
  vvv0*4,vvv3uvv0*4,uvv3vvv0*12,vvv2
  vvv0*4,uvv6rssboopkoppdsssauvv6vvv0*12,vvv2
  vvv0*4,vvv2uvv0*4,vvv2vvv0*12,uvv2
  uuu1uvv0vvv0*19,uvv1uvv0
unused-draw 358x212
~ WwRR k9wt EtAX rk_K jeJs QfYQ SRd9 hA14 Erz7 jhCk MBoF hQ-H iP0r SsT- T9-W 23W6 ZsBd R7iJ ohHn iP0r
~ Y23e iF__ lPST 9XCf jWXq ZEy8 HXwL
  rssbrrs9rss7qrrarss9uvv0*18,
  uuu0uvv0*22,
  vvv0*4,uuu1ttt3vvv0vvv2vvv0*14,uvv2
  vvv0*2,uvv0vvv0ttt3qrranooimnohnoolkmmlmnogttt6vvv0*10,vvv2
  vvv0rtt4npq5ttt2ttt8qrrerssbrssestt7vvv0*11,vvv1vvv0vvv2
  vvv0rtt3npq5ttt2ttt6rrsbqrrdrssarssdssscrrsesssbrrsbrrse*2,qrrduuu5vvv0*3,vvv2vvv0vvv2
  vvv0*2,uvv0vvv0uuu6stt7rrsdttt5ttu7sttbttt8ttt4vvv0*10,vvv2
  vvv0*4,vvu2uut4tts7uut3uut5*2,uut4uuu4vvv0*10,vvv2
  vvv0*4,vvt0sql9tqmcspkfsplcrpkduso6vvv0*11,vvv2
  vvv0*5,vvt0*2,vut0vvt0*2,vvu0vvv0*11,vvv2
  vvv0*4,vvv3uvv0*4,uvv3vvv0*12,vvv2
  vvv0*4,uvv6rrs9pqqfoopisssbuvv6vvv0*12,vvv2
  vvv0*4,vvv2uvv0*4,vvv2vvv0*12,uvv2
  uvv1vvv0*20,vvv1uvv0
granted 358x145
~ WwRR k9wt ImOb rk_K jeJs QfYQ SRd9 hA14 Erz7 jhCk MBoF UyyU iP0r SsT- T9-W etAN ulUV ZsBd R7iJ iNsO
~ iP0r Uk0W nqek SuXY 9XCf jWXq rk_K
  qrr9rrscrrs9uvv0*20,
  uvv0*22,uuu0
  vvv0*4,uuu2ttt5ttt6sss6rrs5vvv0*2,vvv1*2,vvv0*9,uvv2
  vvv0tuu1rss1uuu0stt3qqqdqrrboppdqrrcsst9rrsdrssfqrrduuu6vvv0*8,vvv2
  vvv0rss6glmdstt4ttt8qrrerssbrssestt7vvv0*11,uvv3vvv0vvv2
  vvv0uuu0*2,uvv0ttt9sssfrrscsstbqrrerssdrrsfrrrfttt8vvv0*9,vvv2
  vvv0*5,uvu0*3,tuu1uvu0vvv0*12,vvv2
  vvv0*4,uvu0qtr4orp6mqoelpnhorq9uvv0vvv0*11,vvv2
  vvv1vvv0*21,uvv1
  uuu0rss0*20,ttt0uvv0
granted-with-end 358x165
~ WwRR k9wt c0g1 rk_K jeJs QfYQ SRd9 hA14 Erz7 jhCk MBoF whMl iP0r SsT- T9-W i0Nc leyI ZsBd R7iJ syaN
~ iP0r Uk0W nqek SuXY 9XCf jWXq rk_K
  qrr9rrscqrr9rsscrssarss9stt4uvv0*16,
  uuu0uvv0*22,
  vvv0*4,uuu1ttt3uuu5sst4sss3vvv0*13,uvv2
  vvv0*2,uvv0vvv0ttt3pqqbqqrdoppfqqrestt9rrrgrsscsss8rrsfrrsd*2,tuu7vvv0*5,vvv2
  vvv0stt3loobtuu1ttt8qrrerssbrssestt7vvv0*11,vvv1vvv0vvv2
  vvv0stt3loobtuu1ttt6rssbrssdrrsdrrseqrresss8qrrlrssarsserrsbtuu4vvv0*4,vvv2vvv0vvv2
  vvv0*2,uvv0vvv0uuu4sst8sttcttt6tuu5sst9sss9tttastt6ttt8ttu7sst7vvv0*6,vvv2
  vvv0*4,uvv1ttt4ttt6tut4uuu4ttt4uuu5*2,uuu6uuu3*2,tuu4vvv1vvv0*5,vvv2
  vvv0*4,uvu0qtr4orp6mqoelpnhorq9uvv0vvv0*11,vvv2
  vvv0*5,uvu0*5,vvv0*12,uvv2
  uuu1uvv0vvv0*19,uvv1uvv0
won-without-task 358x145
~ WwRR k9wt EB-J rk_K jeJs QfYQ SRd9 hA14 Erz7 jhCk MBoF Arnq iP0r SsT- T9-W G0su zARj ZsBd R7iJ iNsO
~ iP0r Uk0W nqek SuXY 9XCf jWXq rk_K
  rrsbsss9qrrdqrrbsss7qrr9stt6uvv0*16,
  uvv0*22,uuu0
  vvv0*4,uuu2*2,stt5ttt4sss5stt4sst7ttt3uuv1vvv0*9,uvv2
  vvv0tuu0rst0uuu0stt3rrs7qqrbqqqeppqcqrrbppqgsss6rrsfrrscvvv2vvv0*7,vvv2
  vvv0qss7jmn8stt3ttt8qrrerssbrssestt7vvv0*11,uvv3vvv0vvv2
  vvv0uuu0*2,uvv0ttt9sssfrrscsstbqrrerssdrrsfrrrfttt8vvv0*9,vvv2
  vvv0*5,uvu0*3,tuu1uvu0vvv0*12,vvv2
  vvv0*4,uvu0qtr4orp6mqoelpnhorq9uvv0vvv0*11,vvv2
  vvv1vvv0*21,uvv1
  uuu0rss0*20,ttt0uvv0
on-its-way 358x165
~ WwRR k9wt _FgP rk_K jeJs QfYQ SRd9 hA14 Erz7 jhCk MBoF UyyU iP0r SsT- T9-W etAN ulUV ZsBd R7iJ L1Ii
~ iP0r mKST 8a-E t7k8 9XCf jWXq rk_K
  rss9rssarss8rss9uvv0*19,
  uuu0uvv0*22,
  vvv0*4,uuu1ttu3uuu5sst4sss3vvv0*13,uvv2
  vvv0*2,uvv0vvv0sst4pqqfqqrdoppfqqresst9rrsdrrsfqrreuuu6vvv0*8,vvv2
  vvv0rss4mpp5tuu1ttt8qrrerssbrssestt7vvv0*11,vvv1vvv0vvv2
  vvv0stt2lop9stt3ttt7rsserrrdsssdqrrjrss8rsscrrrirssbrrrhqqrjsss8qrreuuu2vvv0*2,vvv2vvv0vvv2
  vvv0*2,uvv0vvv0uuu3tttattt6tuu6ttt9rsscuuu7uuu5vvv0*10,vvv2
  vvv0*4,vvv2tuu5ttt4uuu5tuu6tuu5tuu4uuu5vvv0*10,vvv2
  vvv0*4,uvv0qrrbqrraoqqeoqqaoppcqrr6vvv0*11,vvv2
  vvv0*5,uvv0*4,uuu0uvv0vvv0*11,uvv2
  uuu1uvv0vvv0*19,uvv1uvv0
delayed 358x165
~ WwRR k9wt 5zlE rk_K jeJs QfYQ SRd9 hA14 Erz7 jhCk MBoF Arnq iP0r SsT- T9-W G0su zARj ZsBd R7iJ 9CjM
~ iP0r CDHs uW6i 6JDr 9XCf jWXq rk_K
  qrraqrrdrrs8uvv0*20,
  uuu0uvv0*22,
  vvv0*4,uuu1*2,ttt3tuu3sst4ttt3ttt6ttt2vvv0*10,uvv2
  vvv0*2,uvv0vvv0sst4rrs7pqqcpqqfoppepqqdoppirss8rrrgrrscvvv2vvv0*7,vvv2
  vvv0stt3oqr2ttu2ttt8qrrerssbrssestt7vvv0*11,vvv1vvv0vvv2
  vvv0stt3mop7ttu2ttt6rsscqrrfrssaqrrjrssgsss9rrsfrrshsss8qqrgqrrkrrsbrsseqrrbvvv0vvv2vvv0vvv2
  vvv0*2,uvv0vvv0uuu6stt8stt7ttt7tuu7ssscsstavvv0*11,vvv2
  vvv0*4,uuu3tts7ttt5utt5utt4ttt6uuu6vvv0*11,vvv2
  vvv0*4,vuu0tpnbtqoasolarnkfsolcvtr2vvv0*11,vvv2
  vvv0*5,vut0*5,vvu0vvv0*11,uvv2
  uuu1uvv0vvv0*19,uvv1uvv0
arrived 358x165
~ WwRR k9wt 8s6J rk_K jeJs QfYQ SRd9 hA14 Erz7 jhCk MBoF UyyU iP0r SsT- T9-W etAN ulUV ZsBd R7iJ XGIs
~ iP0r Uk0W nqek SuXY 9XCf jWXq rk_K
  rss9rrrastt5uvv0*20,
  uvv0*22,uuu0
  vvv0*4,uuu2ttt5ttt6sss6rrs5vvv0*2,vvv1*2,vvv0*9,uvv2
  vvv0*2,uvv0vvv0stt3qqqdqrrboppdqrrcsst9rrsdrssfqrrduuu6vvv0*8,vvv2
  vvv0rss4mpp5tuu1ttt8qrrerssbrssestt7vvv0*11,vvv1vvv0vvv2
  vvv0stt2lop9stt3ttt7sssdrssdrssfssscsttcqrrksss9qrrkqqrittt8vvv0*5,vvv2vvv0vvv2
  vvv0*2,uvv0vvv0uuu2ttt8sst8ttt6ttt8ttt6vvv0*12,vvv2
  vvv0*4,uuu3sts8ttt5tut5tut6tut5vvv0*12,vvv2
  vvv0*4,uvu0qtr4orp6mqoelpnhorq9uvv0vvv0*11,vvv2
  vvv0*5,uvu0*5,vvv0*12,uvv2
  uuu1uvv0vvv0*19,uvv1uvv0
used 358x145
~ WwRR k9wt Mcuo rk_K jeJs QfYQ SRd9 hA14 Erz7 1T3U OnSY zEKL iP0r ibwC 98pl J8fo leyI ZsBd R7iJ vpix
~ iP0r aM_F 8a-E FYkT 9XCf jWXq rk_K
  rssbrss8uvv0*21,
  uvv0*22,uuu0
  vvv0*4,uuu1ttt3uuu5stt5sss4vvv1vvv0*3,vvv1*2,vvv0*7,uvv2
  vvv0tuu0rss2uuu0tuu2rss7rss9qqrarss9ttt8rrrfrsscstt8rsserrsdrssdtuu7vvv0*5,vvv2
  vvv0sss4kmmetuu1ttt8qrrerssbrssestt7vvv0*11,uvv3vvv0vvv2
  vvv0uuu0tuu0uvv0ttt7rrsfqqrerrsbrrsdrrsfvvv0*12,vvv2
  vvv0*5,uvv0uuu1uvv0*3,vvv0*12,vvv2
  vvv0*4,uvv0sst4qrr7pqqcoppdqrs6vvv0*12,vvv2
  vvv1vvv0*21,uvv1
  uuu0rss0*20,ttt0uvv0
expired 358x145
~ WwRR k9wt Binz rk_K jeJs QfYQ SRd9 hA14 Erz7 1T3U OnSY t_5f iP0r ibwC 98pl vwdH qXQ4 ZsBd R7iJ OeMK
~ iP0r gO_w 8a-E wlJO 9XCf jWXq rk_K
  qrrarrsbrss7uvv0*20,
  uuu0uvv0*22,
  vvv0*4,uuu0ttu3uuu4ttt3stt2vvv0*13,uvv2
  vvv0tuu1rss0uuu0ttu3qrrdrrsapqqbrrsbstt8rrsdqrrfrrreqrrdttt9vvv0*7,vvv2
  vvv0rss5moo2ttt2ttt8qrrerssbrssestt7vvv0*11,uvv3vvv0vvv2
  vvv0uuu0*2,uvv0ttt8rssbpqqirrscsttarrrdstt8rrrdrrs9rsserrrdsssbrssfrrsdvvv0*4,vvv2
  vvv0*5,uvv0*3,uuu0uvv0*2,vvv0uuu3vvv0*9,vvv2
  vvv0*4,uvv0rss9qrr8nopfnppdopqeprr9uvv0vvv0*10,vvv2
  vvv1vvv0*21,uvv1
  uuu0rss0*20,ttt0uvv0
cancelled 358x204
~ WwRR k9wt Vhwv rk_K jeJs QfYQ SRd9 hA14 Erz7 1T3U OnSY BIHD iP0r ibwC 98pl CJ2B ulUV ZsBd R7iJ cYuZ
~ iP0r cM0r 8a-E wlJO 9XCf jWXq rk_K
  rrsarss8qrrcstt4uvv0*19,
  uuu0uvv0*22,
  vvv0*4,uuu1uuu2uuu4ttt3stt2vvv0*13,uvv2
  vvv0*4,ttt3qrrbrrsapqqbrrsbsst9rrsdrrsfqrreuuu6vvv0*8,vvv2
  vvv0*4,ttt8qrrerssbrssestt7vvv0*13,vvv2
  vvv0ttt1rss1tuu0ttt9rrrhrrseqrrcsstcqrrgrss9qqqfqrrgrssfrrsfvvv1vvv0*6,vvv2
  vvv0stt3lnn9stt3uvv2ttt8sttattt6ttt7*2,stt6uuu4sss9ttt8rssbttt7sstbvvv1vvv0*2,uvv3vvv0vvv2
  vvv0uvv0uuu0uvv0uuu4tuu5ttt7sst9tuu6uuu6ttt9uuu6tuu5uuu6ttt8uuu4tuu6vvv0*5,vvv2
  vvv0*4,tuu5qqrdrrsdsstbqrrbsssarssd*2,sstcsssdsttavvv0*7,vvv2
  vvv0*4,ttt4qrriqrrfqrrirrsbuuu3vvv0*12,vvv2
  vvv0*5,ttt4stt3stt5sss6stt2*2,sst3stt3tuu1vvv0*8,vvv2
  vvv0*5,stt5sss4qrr8qrr9pqraqrr9rssaqrr8ttt3vvv0*8,vvv2
  vvv1vvv0*21,uuu1
ready-several 358x583
~ WwRR k9wt gNe2 rk_K BJAX IqmU PgJT 9rQF iDWh 3BKK iP0r 2tBw F6se RnGn Xw_c EZFr WWkN QfYQ ZEOW LRDy
~ GNOi GX1_ kYHI iP0r SsT- T9-W etAN ulUV o6Ab Gceq M4oM 5LHO MSMN lOPb vCdC NAK2 LRDy GNOi GX1_ kYHI
~ iP0r SsT- T9-W etAN ulUV o6Ab Gceq M4oM keDN V-bG Wwjq qLGs NAK2 LRDy GNOi GX1_ kYHI iP0r SsT- T9-W
~ etAN ulUV o6Ab Gceq M4oM keDN V-bG Wwjq 9t6u Yw27
  rss8qrrdrss6rss9rssauvv0*18,
  uus0vtr0*20,utr0uuu0
  vto2vuq0*21,vrl6
  vto1jjiijkicmmkbkkilonlckljimmkekkjfkkihjkikkkikjkidrqn7vuq0*8,vrj4
  vto1tsp5usp4tsp7utp3tsp5*2,utq3vtq1tsp4tsp5usp3utq1vtq0vuq0*8,vrj4
  vto1rqndrqncqpnhrqnerqndqpmfqqneqpndsro8sro9rqnftsp6vuq0*9,vrj4
  vto1qpn5ppm8vuq0*19,vrj4
  vto1ool8nmkdrqodppnetsp5vuq0*16,vrj4
  vto1vuq0vtp0*19,vuq0vrj4
  vto1voa1vm50*18,vm60vsn1vrj4
  vto1vn81vm50*3,hb2dsk55ng3jqi47ng3doh4eng4eqi4cqi49ph4boh4cng4esk46vm50*3,vsl1vrj4
  vto1voa1vm50*19,vsn1vrj4
  vto1vuq0vtp0*19,vuq0vrj4
  vus2vvv0*21,vsm5
  vus2vvt0vus0vvt0sst5lnnmopphlmmilnnhsstarrrcrrrgqrrittu7vvv0*2,uvv0*5,vvv0vsn5
  vus2usp5pmg9utp3tuu6rsscrssarssfrssbttt7rssbttt8vvv0*3,uvv6ttt5nopkopphoppluuu5uvv6vsn5
  vus2vur0trn4vur1uuu3ttu4ttt6tuu6uvv1vvv2uuu3vvv1vvv0*3,vvv3uvv0*5,vvv3vsn5
  vus2vvv0*3,vvv3sstbstt8tuu9vvv0*14,vsn5
  vus2vvv0*3,vuu5usratrpftrqctrqdtsqetrqdtrqctrpeusrbsqogtrqd*2,vvv0*5,vsn5
  vus2vvv0*21,vsn5
  vus2vvv0*21,vsn5
  vus2vvt0vus0vvt0sst5lnnmopphlmmilnnhsstarrrcrrrgqrrittu7vvv0vvv1uvv0*5,vvv1vsn5
  vus2usp5olfcusp4tuu6qrrdrrscrrrhqrrcstt9qrrdstt9vvv0*3,uvv6ttt5nopkopphoppluuu5uvv6vsn5
  vus2vus0uso1vur0uuu4ttt7stt9ttt9vvv0*2,vvv1vvv0*4,vvv3uvv0*5,vvv3vsn5
  vus2vvv0*3,vvv2ttt7tuu4uuu5vvv0*14,vsn5
  vus2vvv0*3,uuu5sttarrrgrsscttt6sss9rsseqrrdsssarssessscqrrgrrsfsttbvvv0*4,vsn5
  vus2vvv0*21,vsn5
  vus2vvv0*4,uuu2uuu3ttu2stt1vvv0*13,vsn5
  vus2vus0vur0vus0ttt4noojpqqenoogoppgstt9rrrcrrrgqrrittu7vvv0vvv2uvv0*5,vvv2vsn5
  vus2usp5njddusp5tuu6qrrdrrscrrrhqrrcsttaqrrestt9vvv0*3,uvv7ttt5nopkopphoppluuu5uvv7vsn5
  vus2vus0vur0vus0uuu6rsscrrscsttcvvv0*7,vvv2uvv0*5,vvv2vsn5
  vus2vvv0*3,vvv1uuu3*2,vvv2vvv1uvv1vvv1*3,vvv0vvv1vvv2vvv0*6,vsn5
  vus2vvv0*3,uuu5ttt9rssesssbttt7ttt8sstcrsscsst9rssesstbrrserssesttbvvv0*4,vsn5
  vus2vvv0*21,vsn5
  vus2ssscqrreqrrcqrrhrssdrssesss9rssdrrrdsssdrrrersscrrscrrsfrssevvv0*6,vsn5
  vus2vvv0*5,vvv1*2,vvv0*5,uuv3vvv0*8,vsm7
  vtp3vto0*20,vsn2uut1
ready-one 358x318
~ WwRR k9wt hf1R rk_K BJAX IqmU PgJT 9rQF iDWh 3BKK iP0r 4HfS F6se RnGn Xw_c EZFr hQ7Z QfYQ ZEOW LRDy
~ GNOi GX1_ kYHI iP0r SsT- T9-W etAN ulUV o6Ab 5LHO MSMN lOPb vCdC
  rss8qrrdrss8sst6uvv0*19,
  uus0vtr0*20,utr0uuu0
  vto2vuq0*21,vrl6
  vto1jjiijkicmmkbkkilonlckljimmkekkjfkkihjkikkkikjkidrqn7vuq0*8,vrj4
  vto1tsp5usp4tsp7utp3tsp5*2,utq3vtq1tsp4tsp5usp3utq1vtq0vuq0*8,vrj4
  vto1rqndrqncqpnhrqnerqndqpmfqqneqpndsro8sro9rqnftsp6vuq0*9,vrj4
  vto1rqn6ppm8vuq0*19,vrj4
  vto1oom7mmkdrqodppnetsp5vuq0*16,vrj4
  vto1vuq0vtp0*19,vuq0vrj4
  vto1voa1vm50*18,vm60vsn1vrj4
  vto1vn81vm50*4,le3brj45ng3fqi4bng4doh4cph4boh4dph4eoh4aul52vm50*4,vsl1vrj4
  vto1voa1vm50*19,vsn1vrj4
  vto1vuq0vtp0*19,vuq0vrj4
  vus2vvv0vvu0vvv0*19,vsm5
  vus2vtq2trn3vur0sst5lnnmopphlmmilnnhsstarrrcrrrgqrrittu7vvv0*8,vsn5
  vus2vtq3pmgausp5uuu5sssasst9sssesss9tuu6sss9ttt8sssasstbsssavvv0*7,vsn5
  vus2vvt0vus0vvt0vvv1uuu3uuu2uuu3*2,uuu4tuu4uuu2uuu4uuu3*2,vvv0*7,vsn5
  vus2vvv0*3,vuu5usratrpftrqctrqdtsqetrqdtrqctrpeusrbsqogtrqd*2,vvv0*5,vsn5
  vus2vvv0*21,vsn5
  vtq3vus0*20,vur1vtp5
ready-claiming-all 358x611
~ WwRR k9wt Khsk rk_K BJAX IqmU PgJT 9rQF iDWh 3BKK iP0r 2tBw F6se ynHD McFP Xw_c EZFr WWkN M-cn QfYQ
~ ZEOW LRDy GNOi GX1_ kYHI iP0r SsT- T9-W etAN ulUV o6Ab 9F-1 np3w 5LHO MSMN lOPb vCdC NAK2 LRDy GNOi
~ GX1_ kYHI iP0r SsT- T9-W etAN ulUV o6Ab 9F-1 np3w keDN V-bG Wwjq qLGs NAK2 LRDy GNOi GX1_ kYHI iP0r
~ SsT- T9-W etAN ulUV o6Ab 9F-1 np3w keDN V-bG Wwjq 9t6u Yw27
  rss8qrrdsss8qrrcrsseqrr6stt8uvv0*16,
  uus0vtr0*20,utr0uuu0
  vto2vuq0*21,vrl6
  vto1jjiijkicmmkbkkilonlckljimmkekkjfkkihjkikkkikjkidrqn7vuq0*8,vrj4
  vto1tsp5usp4tsp7utp3tsp5*2,utq3vtq1tsp4tsp5usp3utq1vtq0vuq0*8,vrj4
  vto1rqndrqncqpnhrqnerqndqpmfqqneqpndsro8sro9rqnftsp6vuq0*9,vrj4
  vto1qpn5ppm8vuq0*19,vrj4
  vto1ool8nmkdrqodppnetsp5vuq0*16,vrj4
  vto1vuq0vtp0*19,vuq0vrj4
  vto1voa1vm50*18,vm60vsn1vrj4
  vto1vn81vm50*2,oh4atk54id2cqi48ng4iqi47ng3gpi4boh4frj49oh4cqi4boh4dmf3dvm50*3,vsl1vrj4
  vto1voa1vm50*19,vsn1vrj4
  vto1utp4vtp1*2,vtp0*3,vto1vtp0*13,vuq0vrj4
  vto1srobrqocrqnetsp6srob*2,utp3vuq0*14,vrj4
  vtp1vus0*21,vrk4
  vus2vvv0*3,uuu1ttt4uuu4stt4rss3vvv0*3,vvv1vvv0*9,vsn5
  vus2vus0vtp0vus0ttt4opphqqrcoppepqqestt9rrrcrrsgqrrgttu7vvv0*2,uuu0*5,vvv0vsn5
  vus2usp5nkecusp5tuu6qrrdrrscrrrhqrrcsttaqrrestt9vvv0*4,rss3oppcopqaopqdstt3vvv0vsn5
  vus2vus0vur0vus0tuu7rrreqrresssevvv0*8,uuu0*5,vvv0vsn5
  vus2vvv0*4,vuu1vvv1vvv0vuu1vvv1vvu1vvv1vvv0*2,vvu2vvv0*7,vsn5
  vus2vvv0*3,vuu4uts8trqetsrbusrc*2,tsrcusrbtrpeusratrpdtrqctrqdvvv0*5,vsn5
  vus2vvv0*21,vsn5
  vus2vvv0*3,uuu2rss9stt7rss7qrr6vvv0*2,vvv2vvv3vvv0*9,vsn5
  vus2vur1uso1vur0uuu3pqqdrrs9pqqbrrrbstt9rrrcrsserrsettu7vvv0*2,tuu0*5,vvv0vsn5
  vus2utp4olfbusp5tuu6qrrdrrscrrrhqrrcsttaqrrestt9vvv0*4,rss3oppcopqaopqdstt3vvv0vsn5
  vus2vvt0vus0vvt0tuu7rrreqrresssevvv0*8,uvv0*5,vvv0vsn5
  vus2vvv0*3,vvv1uuu3uuu4uuv2uvv1uuu3uuu4uuu3uvv2vvv2uuu3uuu4uvv2vvv1vvv0*4,vsn5
  vus2vvv0*3,vvv3tuu7ssscstt9uuu4tuu6ttt9sstattt7ssscttt8sssbssscttt9vvv0*4,vsn5
  vus2vvv0*21,vsn5
  vus2vvv0vvu0vvv0uuu3qrrdrssbpqqa*2,uuv3uuu3uuu5ttu7vvv2vvv0*8,vsn5
  vus2vtq2trn3vur0uuu2rrr9sss6rrs8sss7ttt7sss9sttbsttauuu5vvv0*2,tuu0ttt1tuu0ttt1tuu0vvv0vsn5
  vus2vtq3pmgausp5tuu6qrrdrrsbrrsgqrrcsttaqrrdstt9vvv0*4,sst3oqqboqqaoqqcstt3vvv0vsn5
  vus2vvt0vus0vvt0tuu7rrreqrresssevvv0*14,vsn5
  vus2vvv0*3,vvv2tuu5ttt8tuu6uuu4tuu4ttt8ttt7uuu5uuu6tuu7ttt8tuu7uuu4vvv0*4,vsn5
  vus2vvv0*3,vvv3uuu4ttu7uuu6uuu4uuu5*2,ttu6uuu5ttt8uuu5ttt8*2,uuu6vvv0*4,vsn5
  vus2vvv0*21,vsn5
  vus2ssscqrreqrrcqrrhrssdrrsgrssbrssdrrrdsssdrrrersscqqrfrrsfrssevvv0*6,vsn5
  vur3vvv0*20,vvu0vsn6
  vso2vpe0*20,vqi2uvv0
all-claimed 358x524
~ WwRR k9wt CA4j rk_K 5dic XV8o od2C TXaF nqek c28P 8_iE 2tBw F6se avpj tR5f _-AT jhCk MBoF UyyU iP0r
~ SsT- T9-W etAN ulUV o6Ab _-AT jhCk MBoF UyyU iP0r SsT- T9-W etAN ulUV o6Ab _-AT jhCk MBoF UyyU iP0r
~ SsT- T9-W etAN ulUV o6Ab f5me YRos QfYQ Pj8G jhCk MBoF UyyU rk_K IVMX Ppdq 7Wj9 cZeq bC49 ddXO qlIQ
~ 9kjW
  rrsdrssarrsdrrrauvv0*19,
  uuu0uvv0*22,
  vvv0*13,uvv0*8,vvv0uvv2
  vvv0klliijktlmmbopp9kllklmmfkllgklmgjklovvv0*2,uvu0nrpcnrp9mqoblpnemqoclpnelqofnqoduvu0vvv2
  vvv0vvv1*2,uuu1vvv1uvv1rrs5uvv1vvv1*2,vvv0*3,uvu0*8,vvv0vvv2
  vvv0*22,vvv2
  vvv0ppq7oopduvv3uuu2vvv0*17,vvv2
  vvv0qqq8oppbsssbrsscuuu2vvv0*16,vvv2
  vvv0*22,vvv2
  vvv0qrriqqrersscrrsfqrrcrssarsseqrriqrresttapqqfqrrgstt9vvv0*8,vvv2
  vvv0*22,vvv2
  vvv0stt2qss2tuu0rrr5noojoppikmmkmnnisst9rrsdrrrgqqrfuuu6vvv0*8,vvv2
  vvv0rss4hlmcstt4uuu5stt8*2,tttbstt6uuu5ttt7*2,ttt6stt9*2,vvv0*7,vvv2
  vvv0uvv0uuu0uvv0vvv2tuu4uuu4uuu5ttu4uuu4ttt7uuu4uuu6*2,uuu5vvv0*7,vvv2
  vvv0uvv0uuu0uvv0uuu2ttt5ttt6sss6rrs5vvv0*2,vvv1*2,vvv0*9,vvv2
  vvv0qss6imn9stt3*2,qqqdqrrboppdqrrcsst9rrsdrssfqrrduuu6vvv0*8,vvv2
  vvv0tuu0prr5tuu1ttt7qrrcrrsdrrsgqrrbsttaqrrfrssbrssdrrrf*2,vvv0*7,vvv2
  vvv0*22,vvv2
  vvv0stt2qss2tuu0rrr5noojoppikmmkmnnisst9rrsdrrrgqqrfuuu6vvv0*8,vvv2
  vvv0rss4hlmcstt4uuu5stt8*2,tttbstt6uuu5ttt7*2,ttt6stt9*2,vvv0*7,vvv2
  vvv0uvv0uuu0uvv0vvv2tuu4uuu4uuu5ttu4uuu4ttt7uuu4uuu6*2,uuu5vvv0*7,vvv2
  vvv0sss7tuu4qrr9sst6ttt3sss4uuu2tuu4stt4sss7tuu2ttt3vvv0*9,vvv2
  vvv0pqqdrssaoppeppqdpqqfpqqbrss9oopcpqqdoppepqqgppqevvv0*9,vvv2
  vvv0*22,vvv2
  vvv0rss4oqr4uuu0qrrcnoohpqqjoppjoopjnoplttt7vvv0*6,uuu4stt8sss9sss8uuu2vvv2
  vvv0rst3jnoauuu0ttt9sssbsst9rrrbsssdsssbrrrcvvv0*6,ttt4sssarrr9rssbuuu2vvv2
  vvv0*4,ttu2rss1*2,rss2rst0rss1*2,stt0*4,uvv0vvv0*6,vvv2
  vvv0*4,oqq2kno0*10,stt1uuu0*5,vvv0vvv2
  vvv0mpq2imn0*18,jmn0uuv1vvv2
  vvv03bd619c0*4,2ac23bd23bd54ce33bd219c02ac1*2,19c0*7,mpp6vvv2
  vvv03bd619c0*4,3bd55dfa8egd8fgb4ce89fhdaghd8fgdaghd7dfc19c0*5,mpp6vvv2
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
visitor 358x433
~ WwRR k9wt keQo rk_K xym8 rk_K _8qH W2X8 qxzA kVKU P9su F_Hb cBd3 0XoY
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
  vvv0qrrarrr6qqr5rrs8oppbrss6stt4rss7rrr4sst5vvv0*11,vvv2
  vvv0opp9pqqfpqqcopp9oppdoop9sss9noodpqqbstt5vvv0*11,vvv2
  vvv0ikkljkkjklmjkmmkmnohklmhmnnekmmeoppbklmclmmljllerrs7vvv0*8,vvv2
  vvv0uuv0uvv1vvv1uvv2uvv1uuu1rss6uvv1vvv1uvv1vvv1uvv1vvv0*9,vvv2
  vvv0rrrerssdqrrfrrrastt8rrresssbqrrdrssbqrrerrrgsssdrrscttt8rrrdrsscrssastt7rrrcvvv0*2,vvv2
  vvv0vvv2vvv3uuu4uuu2vvv1*2,uuu3uuu2*2,uvv2vvv1*2,tuu4vvv1uuv3uvv3vvv0uvv2vvv1vvv0*2,vvv2
  vvv0qrrcqrrgqrrdsstdrssfrrresssbqrresttaqqqfpqqeqqrc*2,sttbqrrhsss9rssfrssbvvv0*3,vvv2
  vvv0rrrgqrrfsssarrrersscrrrfpqqlttt4vvv0*13,vvv2
  vvv0*22,vvv2
  vvv0stt1qrs0*6,rss1vvv0*2,uvv0*7,vvv0*4,vvv2
  vvv04ce619c0*7,prr5uvv3vvv0*7,vvv1vvv4vvv0*2,vvv2
  vvv03bd64ce69fhg9fhfagigbhie6dfb19c0oqq6uvv3rrr9mnoimnnjnopioopioppdrrravvv0uvv7vvv0*2,vvv2
  vvv08fg53bd0*6,4bd1rst4uuu3uvv0*7,uvv1vvv2vvv0*2,vvv2
  vvv1vvv0*21,uvv1
  uvv0*23,
empty 358x806
~ WwRR k9wt DuGp rk_K XJJd rk_K Q8A4 lDWU ZV_c xym8 rk_K _8qH W2X8 qxzA oBEC P9su F_Hb yYeI sCyd m01I
~ QfYQ xaQC jhCk MBoF UyyU rk_K IVMX Q8AT CNim 9FeH 1vDc jhCk MBoF UyyU rk_K IVMX Q8AT CNim 9FeH 1vDc
~ jhCk MBoF hQ-H rk_K raX0 Q8AT CNim pvP7
  rss9qrrbttt5uvv0*20,
  uvv0*23,
  uvv0*23,
  ikkgikkdklmglnn9mnn5hjjckmm9klmijllflnnamnnbmnocmnoalmm9lmmaqrr5uvv0*7,
  rrr6opq8pqq8*2,qqr4opp5opq6pqq8opp8pqqappq8nop9mnncmnn9pqq7rss5uvv0*7,
  qqrfrrsbsss8qrrcrrsasss8rss9qrrarssaqrratuu3uvv0*12,
  tuu3ttt3tuu3ttt3tuu3tuu2*2,ttt3*3,uuu1uvv0*12,
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
  vvv0noohpqqaqrr6lmmbnooenopdppq9qqqbpqqaopp8opp9uuu2vvv0*9,vvv2
  vvv0sss8rrs8ttt3pqq7rrr8qrr8rss9pqq8rrsbnop9rss8uuu2vvv0*9,vvv2
  vvv0kmmglmmfjkljkmmfjklokllfkmmkmnngjklmnopevvv0*11,vvv2
  vvv0*22,vvv2
  vvv0qrrfrrreqqrhqqrcsss9qrrfrssdpqqerrrcqqrgqrrirrsfqrresttaqrrfrsserrsbsss8qqrevvv0*2,vvv2
  vvv0tuu4tuu5ttt5uuu3uuv4uuu2uuu3uuu5tuu4uuu5uuu2uuu3ttt5uuu2uuu5uuu4*3,vvv0*3,vvv2
  vvv0sss9sssdsssatttbsttbsstbttt8sssauuu7rrsbrrrbrss9*2,tuu8rssdttt7sttbstt9vvv0*3,vvv2
  vvv0rrrgqrrfsssarrrersscrrrfpqqlttt4vvv0*13,vvv2
  vvv0*22,vvv2
  vvv0qrs1mpp0*16,oqq1vvv0*3,vvv2
  vvv03bd61ac0*3,19c01ac12ac21ac019c0*5,1ac0*2,19c0*3,stt5vvv0*2,vvv2
  vvv03bd64ce47egdaghf8fge9fhfbgim9fhg9fhf*2,aghe8egdaghdbhigaghg9fhc6df819c0stt6vvv0*2,vvv2
  vvv0chj47ef0*16,8fg1uuv2vvv0*2,vvv2
  vvv0*22,uuu1
  uuu0*22,uvv0
  vvv0*22,uvv1
  vvv0lnnemnohnooejlljmnofoppbmnofnoo9qqrbnopdnoodklmjnoocoppbopp8vvv0*6,vvv2
  vvv0ttt4sss5uuu3sss5*2,stt4ttt4sss3uuu3ttt4stt3sst5ttt5stt4ttu3vvv0*6,vvv2
  vvv0*22,vvv2
  vvv0rst3prr3uuu0qrrcnoogpqqjoppjoopjnoplttt7vvv0*6,uuu3ttt6ttt7sst7uuu1vvv2
  vvv0rss4imnbuuu0sttbssta*2,sttdsss8vvv0*8,ttt5rsscqrrbrrrduuu3vvv2
  vvv0*2,uvv0vvv0vvv2uuu3uvv2uuu4uuu2vvv0*13,vvv2
  vvv0*22,vvv2
  vvv0stt2rss2uvv0qrrcnoogpqqjoppjoopjnoplttt7vvv0*6,vvv1uuu2uuu3ttt3uuv0vvv2
  vvv0qrs5hlmduuu0ttt8tuu7ttu7ttt8tuu5vvv0*8,sss7qrrhpqqfqqqhuuu3vvv2
  vvv0uvv0*2,vvv0uuu5stt6tuu5ttt8ttt5vvv0*13,vvv2
  vvv0*22,vvv2
  vvv0stt1qss1uvv0rrscoppkqrrdopplpqqfvvv0*13,vvv2
  vvv0qrs8knobuuu0ttt7uuu6ttt7ttt8ttt5vvv0*6,rss9pqqgopphoppmnopkoopituu6vvv2
  vvv0uvv0uuu0vvv0tuu7sss8ttt6tttasst7vvv0*13,vvv2
  vvv0*22,uvv2
  uvv1vvv0*21,uuu0
loading 358x1300
~ WwRR k9wt b7_U rk_K XJJd rk_K Q8A4 rk_K ro6x ZV_c 3hNC 3hNC iOkF 3hNC
  qrrbqrrdrss8uvv0*20,
  uvv0*23,
  uvv0*23,
  hjjihjjfjllhkmmblnn6gijdklmajkljikkhkmmclmndlnndlnnbklmakmmaqqr5uvv0*7,
  sss5pqq7qrr7qrr6qrr3pqq4pqq5pqr6pqq6qqr8pqq6opq7mooanoo8qrr6sst4uvv0*7,
  uuu0tuu0*21,uvv0
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
  stt0rss0*21,ttt1
  uvv0*23,
  stt0rss0*21,ttt1
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
  rss0*22,stt1
  uuu0tuu0*21,uvv0
  uvv0*23,
  stt0*23,
  rss0*23,
  rss0*23,
  uvv0*23,
  stt0rss0*21,ttt1
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
  rss0*22,stt1
  tuu0rss0*20,stt0uvv0
failed 358x285
~ WwRR k9wt 32Cv rk_K XJJd rk_K Q8A4 EUe_ -2-g 6vHZ SeVK fu-y TPTU
  qrrdqrrbuvv0*21,
  uvv0*23,
  uvv0*23,
  ikkgikkdklmglnn9mnn5hjjckmm9klmijllflnnamnnbmnocmnoalmm9lmmaqrr5uvv0*7,
  rrr6opq8pqq8*2,qqr4opp5opq6pqq8opp8pqqappq8nop9mnncmnn9pqq7rss5uvv0*7,
  uuu0*22,uvv0
  vvv0*22,uvv2
  vvv0kmmmmnngpqq8hjjhlmmjlmmimnofmnnhnooflmncmnnemnofmnodnoohklmfnooboppdvvv0*4,vvv2
  vvv0uuu3ttt4stt4ttt2tuu2stt5ttt6ttt2ttu5qrr5tuu3ttt4ttt2uuu4uuu3ttt2uuu3vvv0*4,vvv2
  vvv0mnnilmmfjkljlmneijkfklmkikkiklmgoppdjllnikkejlldlmmgoppcvvv0*7,vvv2
  vvv0*22,vvv2
  vvv0qrrfrss8qqreqrresttarrsgqrrgrsscqrrirrrdrsscsssdrrrcrrreqrrfrrrdrrsdrss9sss8vvv0*2,vvv2
  vvv0uuu2uuu3*2,vvv1uuu3vvv1uvv2vvv1vvv2vvv0*12,vvv2
  vvv0qrrfrssbttt9rrscsssbsst8sssdrrscuuu6vvv0*12,vvv2
  vvv0uvv2uvv0*9,uvv2vvv0*10,vvv2
  vvv0uvv6sssdrrr6qqqgoppfqqrepqqeppqgoppioppeuvv3vvv0*10,vvv2
  vvv0uuu4uuu0uvv0*8,uuu3vvv0*10,vvv2
  vvv1vvv0*21,uuu1
failed-in-part 358x514
~ WwRR k9wt oQIv rk_K XJJd rk_K Q8A4 YDk8 ZV_c Rqt9 vuOh ol7S XjI_ fu-y TPTU Eb-R nNbQ 0OF9 kySN 0OF9
~ DylH QBcr CwrI QfYQ SRd9 hA14 Erz7 jhCk MBoF UyyU iP0r SsT- T9-W etAN ulUV ZsBd R7iJ Mt5a iP0r JbIe
~ 8a-E VTGq O2wM 9XCf jWXq rk_K
  qrrdqrrbrssarss8*2,uvv0*18,
  uvv0*23,
  uvv0*23,
  hjjihjjfjllhkmmblnn6gijdklmajkljikkhkmmclmndlnndlnnbklmakmmaqqr5uvv0*7,
  sss5pqq7qrr7qrr6qrr3pqq4pqq5pqr6pqq6qqr8pqq6opq7mooanoo8qrr6sst4uvv0*7,
  qrrapqqeqqrdqrrdqrrerss6qrrcstt8pqqgqrreqrrbrss6qrrbpqqcsss6qrrcqrreqrrdstt4rss9qrrcuvv0*2,
  uuu0uuu1*3,tuu3ttt2tuu1uuu0uuu1*3,tuu1*4,uuu1*3,tuu2uuu1tuu1uvv0*2,
  vut0*22,uuu0
  vsr1tqn9uro3tqn9tqo6tqo7uqo6tqo5tpnatqo9uro7uqo7tqo6uqo7uro6tqo8uro6uqo8tqn8vtr0*4,
  vtr0urp6urp3uro6urp4urp5*2,urp3tqo7urp5urp6uqo6urp5urp6*3,urp4urp6urp5vsr1vtr0*3,
  vsq1solbspmbsomctpnbtpmasolburo9tpmbspmasomcspmatqoatpndtqnaspmbtpncspmcuqo8somdvtr0*3,
  vsq2tpmfspm8tpnbsolbtpn9solbsomftpm9solfsomatqoavtr0*11,
  vsr2usq1usq0*9,usq3vtr0*11,
  usq5vsr1sqp8ponaponfonmfqondpnmconmg*2,pondusq5vtr0*11,
  vtr0usq1usq0*9,usr1vtr0*11,
  uuu0*23,
  uvv0*23,
  uvv0*23,
  pqramnoorss8uvv0qrrdopqfpqqcopqeoppestt5uvv0*13,
  stt0*3,tuu0uuu0*19,
  uuu0*22,uvv0
  tuu0*22,tuu1
  tuu0opqdoppbopqbnppcpqq8tuu0*14,stt1rss2ttt1
  uuu0*22,tuu1
  vvv0*4,ttt3sss9sssaqrraqqr8vvv1uvv1uuu3uuu4vvv0*9,vvv2
  vvv0*2,uvv0vvv0ttt2rrrarss8qqrarss9ttt8sssbssscrssbuuu5vvv0*8,vvv2
  vvv0qss6lop8ttt2ttt8qrrerssbrssestt7vvv0*11,vvv3vvv0vvv2
  vvv0tuu0mpp6ttt2ttt9rrrirrscssscrsscrsserssctttarrsdrssarrsfrrsdrrrdrrsdttt9vvv0*3,vvv2
  vvv0*4,ttu7rssbrss9rrscrssattt7rsscsssdsssbrssasttassscsst9ssscvvv2vvv0*3,vvv2
  vvv0*4,vvv1uuu2stt4ttu3uuu1*3,uuu2tuu1uuu1vvv1*4,vvv0*4,vvv2
  vvv0*4,uvv0pqqbqrr7opqcoppaqrr9pqr7qrrapqqbpqravvv0*8,vvv2
  vvv0*22,uvv1
  uuu0tuu0*20,tuu1uvv0
